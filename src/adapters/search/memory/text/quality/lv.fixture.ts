export const lv = `
skriešanas apavi > +running
skriesanas apavi > +running
kedas > +sneakers
sporta apavi bērniem > kids-sneakers
ziemas zābaki > winter-boots kids-winter-boots
ziemas zabaki berniem > kids-winter-boots
zābaku > +boots
puszābaki > ankle-boots
kurpes > heels
augstpapežu kurpes > heels
sandales sievietēm > womens-sandals
kleita > +dress
kleitas > +dress
vasaras kleitas > summer-dress
melna kleita > +dress %black
vakarkleita > evening-dress
t-krekls > +tshirt
t krekls vīriešiem > mens-t-shirt sports-t-shirt
vīriešu krekls > mens-shirt
džemperis > +hoodies +sweater
dzemperis ar kapuci > +hoodies
dūnu jaka > +down
jaka > +jacket
jakas sievietem > womens-down-jacket womens-raincoat
mētelis > +coat
džinsi > +jeans
dzinsi sievietem > womens-jeans
svārki > skirt
cepure > +hat
šalle > scarf
cimdi > gloves
telefons > smartphone
viedtālruņi > smartphone
viedtalrunis 128gb > smartphone #128gb
telefons 256 gb > smartphone #256gb
planšete > tablet
klēpjdators > laptop
portatīvais dators > laptop
televizors 55 collas > television #55in
televizors 55" > television #55in
monitors 27 collu > monitor #27in
austiņas > +sound
austinas > +sound
bezvadu austinas > earbuds
viedpulkstenis > smartwatch
pulksteņi > watch smartwatch
fotokamera > +camera
skaļrunis > +speaker
powerbank > power-bank
tastatura > keyboard
rokassoma > handbag
mugursoma 20l > city-backpack #20l
maks > wallet
čemodāns > suitcase
saulesbrilles > sunglasses
saules brilles > sunglasses
kaklarota > +jewellery
dzintara kaklarota > amber-necklace
smaržas > +perfume
smarzas sievietem > eau-de-parfum
sejas krēms > face-cream
roku krems 50ml > hand-cream #50ml
lūpu krāsa > lipstick
lupukrasa > lipstick
matu maska > hair-mask
josta > belt
halvorn telefons > smartphone @Halvorn
ozolle serums > serum @Ozolle
`;
