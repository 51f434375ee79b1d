export const ru = `
кроссовки > +sneakers
кросовки > +sneakers
кроссовок для бега > +running
krossovki > +sneakers
кеды женские > womens-sneakers
женские кеды > womens-sneakers
мужские кеды > mens-sneakers
детские кроссовки > kids-sneakers
зимние ботинки > winter-boots kids-winter-boots
зимние ботинки детские > kids-winter-boots
треккинговые ботинки > hiking-boots
ботинки мужские кожаные > leather-boots
туфли > heels
туфель > heels
сандалии > +sandals
платье > +dress
платья летние > summer-dress
черное платье > +dress %black
чёрное платье > +dress %black
вечернее платье > evening-dress
футболка > +tshirt
футболка мужская > mens-t-shirt
майка детская > kids-t-shirt
рубашка мужская > mens-shirt
худи > +hoodies
толстовка > +hoodies
свитер женский > womens-sweater
куртка > +jacket
пуховик > +down
пальто женское > womens-coat
джинсы > +jeans
джинсы мужские > mens-jeans
юбка > skirt
шорты > +short
шапка > +hat
шарф > scarf
перчатки > gloves
телефон > smartphone
ntktajy > smartphone
смартфон 128гб > smartphone #128gb
смартфон 128 гб > smartphone #128gb
смартфон 256gb > smartphone #256gb
халворн > smartphone tablet smartwatch earbuds @Halvorn
halvorn смартфон > smartphone @Halvorn
планшет > tablet
ноутбук > laptop
ноут > laptop
телевизор 55 дюймов > television #55in
телевизор 55" > television #55in
тв 65 > television #65in
монитор 27 > monitor #27in
наушники > +sound
наушники беспроводные > earbuds
наушнеки > +sound
умные часы > smartwatch
часы > watch smartwatch
часы наручные > watch
фотоаппарат > +camera
фотоапарат > +camera
колонка > +speaker
повербанк > power-bank
внешний аккумулятор 20000 > power-bank #20000mah
клавиатура > keyboard
сумка > +bag
сумка через плечо > crossbody-bag
рюкзак > +backpack
рюкзак 20 л > city-backpack #20l
кошелек > wallet
кошелёк > wallet
чемодан > suitcase
очки солнцезащитные > sunglasses
солнечные очки > sunglasses
колье > +jewellery
духи женские > eau-de-parfum
туалетная вода > eau-de-toilette
крем для лица > face-cream
крем для рук 50мл > hand-cream #50ml
помада > lipstick
тушь > mascara
маска для волос > hair-mask
ремень > belt
масло для бороды > beard-oil
`;
