export const en = `
running shoes > +running
runing shoes > +running
running shoe > +running
trainers > +sneakers
sneakers women > womens-sneakers
womens sneakers > womens-sneakers
mens trainers > mens-sneakers
kids boots > kids-winter-boots
hiking boots > hiking-boots
winter boot > winter-boots kids-winter-boots
ankle boots black > ankle-boots %black
high heels > heels
loafers > +loafer
sandles > +sandals
summer dress > summer-dress
evening dresses > evening-dress
black dress > +dress %black
t-shirt > +tshirt
t shirt > +tshirt
tshirt men > mens-t-shirt
mens tshirts > mens-t-shirt
hoody > +hoodies
sweatshirt > +hoodies
jumper > +sweater
pullover women > womens-sweater
trench coat > +coat
rain coat > +rain
raincoat > +rain
down jacket > +down
jeans > +jeans
jeens > +jeans
wallet leather > wallet
hand bag > +bag
cross body bag > crossbody-bag
rucksack > +backpack
backpack 28l > hiking-backpack #28l
back pack 20 l > city-backpack #20l
suitcase > suitcase
sunglases > sunglasses
phone > smartphone
mobile phone > smartphone
smartphone 128gb > smartphone #128gb
smartphone 128 gb > smartphone #128gb
256 GB tablet > tablet #256gb
halvorn phone > smartphone @Halvorn
halvron fable > smartphone @Halvorn
fable 6 > smartphone @Halvorn
fable6 max > smartphone @Halvorn ~Fable_6_Max
laptop 1tb > laptop #1tb
notebook > laptop
tv > television
television 55 inch > television #55in
55" tv > television #55in
tv 65in > television #65in
27 inch monitor > monitor #27in
monitr > monitor
wireless earbuds > earbuds
headphones klangvik > headphones earbuds @Klangvik
headfones > headphones
power bank 20000 > power-bank #20000mah
powerbank > power-bank
20000mah > power-bank #20000mah
gaming keyboard > keyboard
bluetooth speaker > +speaker
camera > +camera
smart watch > smartwatch
wrist watch > watch
face cream > face-cream
moisturiser > face-cream
hand cream 50ml > hand-cream #50ml
hair mask 300 ml > hair-mask #300ml
spf 50 > sunscreen #spf50
spf50 > sunscreen #spf50
sun cream > sunscreen
lipstik > lipstick
mascara > mascara
perfume > +perfume
perfume for women > eau-de-parfum
beard oil > beard-oil
amber necklace > amber-necklace
belt > belt
beanie > beanie
finch last boots > leather-boots ankle-boots @Finch_&_Last
harrow quay shirt > mens-shirt @Harrow_Quay
clariveil serum > serum @Clariveil
`;
