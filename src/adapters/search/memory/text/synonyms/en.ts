/** Words that mean the same to a shopper: one group per line. */
export const en = `
sneakers = trainers = running shoes = sports shoes
phone = smartphone = mobile = mobile phone = cell phone = cellphone
tv = television = telly
hoodie = hoody = sweatshirt = hooded sweatshirt
jumper = sweater = pullover
trousers = pants
laptop = notebook computer = notebook
headphones = earphones = headset
earbuds = in ear headphones = wireless earphones
fridge = refrigerator
hoover = vacuum = vacuum cleaner
couch = sofa
rucksack = backpack
purse = wallet
handbag = shoulder bag = bag
swimsuit = swimming costume = bathing suit = swimwear
trunks = swim shorts
glasses = spectacles
sunglasses = shades
tee = t-shirt = tshirt
vest = tank top
coat = overcoat
jacket = parka
raincoat = rain jacket = waterproof jacket = mac
bike = bicycle
pram = stroller = pushchair
nappy = diaper
cot = crib
perfume = fragrance = eau de parfum
moisturiser = moisturizer = face cream
makeup = make-up = cosmetics
colour = color
grey = gray
jewellery = jewelry
aluminium = aluminum
mum = mom
women = ladies = female
men = gents = male
kids = children = childrens
mug = cup
duvet = quilt = comforter
torch = flashlight
tap = faucet
spanner = wrench
charger = charging adapter = power adapter
power bank = powerbank = portable charger
speaker = loudspeaker
watch = wristwatch
smartwatch = smart watch
fitness tracker = activity band
football = soccer
puzzle = jigsaw
teddy = plush toy = soft toy
kettle = electric kettle
hob = cooktop
frying pan = skillet = pan
cooker = stove
bin = trash can
rug = carpet
slippers = house shoes
tights = pantyhose
leggings = yoga pants
underwear = underpants
bra = brassiere
beanie = knitted hat = winter hat
cap = baseball cap
scarf = shawl
gift = present
`;
