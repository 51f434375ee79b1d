export const et = `
jooksujalatsid > +running
jooksu jalatsid > +running
jooksutossud > +running
tossud > +sneakers
ketsid > +sneakers
talvesaapad lastele > kids-winter-boots
laste talvesaapad > kids-winter-boots
matkasaapad > hiking-boots
saapad > +boots
saapaid > +boots
kingad > heels
kõrge kontsaga kingad > heels
korge kontsaga > heels
sandaalid naistele > womens-sandals
kleit > +dress
kleidid > +dress
suvekleit > summer-dress
suve kleit > summer-dress
must kleit > +dress %black
ohtukleit > evening-dress
t-särk > +tshirt
t-sark meestele > mens-t-shirt
triiksärk > +shirt
pusa > +hoodies
kampsun > +sweater
jope > +jacket
joped naistele > womens-down-jacket womens-raincoat
sulejope > +down
talvejope > kids-jacket +down
vihmajope > +rain
mantel > +coat
teksad > +jeans
teksapüksid > +jeans
seelik > skirt
müts > +hat
sall > scarf
kindad > gloves
telefon > smartphone
nutitelefon 128gb > smartphone #128gb
telefonid > smartphone
telefon 256 gb > smartphone #256gb
tahvelarvuti > tablet
tahvel > tablet
sülearvuti > laptop
sulearvutid > laptop
läpakas > laptop
teler 55 tolli > television #55in
televiisor > television
teler 65" > television #65in
monitor 27 tolli > monitor #27in
kõrvaklapid > +sound
korvaklapid > +sound
juhtmevabad klapid > earbuds
nutikell > smartwatch
kell > watch smartwatch
kaamera > +camera
kõlar > +speaker
akupank > power-bank
klaviatuur > keyboard
käekott > handbag
kaekotid > handbag
seljakott 20l > city-backpack #20l
rahakott > wallet
kohver > suitcase
päikeseprillid > sunglasses
paikeseprilid > sunglasses
kaelakee > +jewellery
parfüüm > +perfume
parfuum naistele > eau-de-parfum
näokreem > face-cream
kätekreem 50 ml > hand-cream #50ml
huulepulk > lipstick
juuksemask > hair-mask
vöö > belt
kuurand pusa > hoodie @Kuurand
halvorn telefon > smartphone @Halvorn
`;
