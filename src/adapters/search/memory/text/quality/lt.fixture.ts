export const lt = `
bėgimo bateliai > +running
begimo bateliai > +running
bėgimo batelių > +running
begimo batai > +running
sportbačiai > +sneakers
sportbaciai vyrams > mens-sneakers +running
kedai > +sneakers
moteriski bateliai > womens-sneakers womens-loafers
žieminiai batai vaikams > kids-winter-boots
ziemos batai vaikams > kids-winter-boots
žygio batai > hiking-boots
odiniai batai vyrams > leather-boots
aulinukai > ankle-boots
aukštakulniai > heels
aukstakulniai juodi > heels %black
basutės moterims > womens-sandals
basutes > +sandals
suknelė > +dress
sukneles > +dress
vasarinės suknelės > summer-dress
juoda suknele > +dress %black
vakarine suknele > evening-dress
marškinėliai > +tshirt
marskineliai vyrams > mens-t-shirt sports-t-shirt
vyriški marškiniai > mens-shirt
dzemperis > +hoodies
megztinis moterims > womens-sweater
striukė > +jacket
striukes vyrams > mens-down-jacket mens-raincoat mens-softshell
pūkinė striukė > +down
pukine > +down
paltas > +coat
džinsai > +jeans
dzinsai moterims > womens-jeans
sijonas > skirt
sortai > +short
kepurė > +hat
kepures ziemai > beanie
šalikas > scarf
pirstines > gloves
telefonas > smartphone
telefonai > smartphone
mobilus telefonas > smartphone
ismanusis telefonas 128gb > smartphone #128gb
telefonas 256 gb > smartphone #256gb
halvorn telefonas > smartphone @Halvorn
telefnas > smartphone
planšetė > tablet
plansete 128gb > tablet #128gb
nešiojamas kompiuteris > laptop
nesiojami kompiuteriai > laptop
televizorius 55 colių > television #55in
televizorius 55 coliu > television #55in
55" televizorius > television #55in
tv > television
monitorius 27" > monitor #27in
ausinės > +sound
ausines belaides > earbuds
ausinukai > +sound
laikrodis > watch smartwatch
išmanieji laikrodžiai > smartwatch
fotoaparatas > +camera
kolonėlė > +speaker
powerbank > power-bank
isorine baterija 20000mah > power-bank #20000mah
klaviatura > keyboard
rankinė > +bag
rankine per peti > crossbody-bag
kuprinė 20l > city-backpack #20l
kuprine 28 l > hiking-backpack #28l
piniginė > wallet
lagaminas > suitcase
akiniai nuo saules > sunglasses
saulės akiniai > sunglasses
gintaro vėrinys > amber-necklace
dirzas > belt
kvepalai moterims > eau-de-parfum
kvepalai vyrams > eau-de-toilette
veido kremas > face-cream
rankų kremas 50 ml > hand-cream #50ml
kremas nuo saulės spf50 > sunscreen #spf50
lupu dazai > lipstick
tušas > mascara
plauku kauke > hair-mask
barzdos aliejus > beard-oil
vilnora šalikas > scarf @Vilnora
rasove kremas > +cream @Rasove
`;
