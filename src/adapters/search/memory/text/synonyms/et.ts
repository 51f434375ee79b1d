/** Sõnad, mis ostjale sama tähendavad: rühm real. */
export const et = `
telefon = nutitelefon = mobiil = mobiiltelefon
televiisor = teler = tv = telekas
tossud = ketsid = spordijalatsid = jooksujalatsid = jooksutossud
jalatsid = jalanõud = kingad
dressipluus = pusa = kapuutsiga pusa = hoodie
kampsun = džemper = sviiter
jope = jakk = parka
t-särk = tsärk = maika = särk
teksad = teksapüksid
seljakott = ranits
käekott = kott
rahakott = kukkur
sülearvuti = läpakas = laptop
arvuti = pc
tahvel = tahvelarvuti
kõrvaklapid = klapid
kõlar = valjuhääldi
laadija = akulaadija = laadimisadapter
akupank = powerbank = power bank
kell = käekell
nutikell = smartwatch
külmik = külmkapp
tolmuimeja = robottolmuimeja
veekeetja = teekann
kruus = tass
diivan = sohva
vaip = põrandavaip
lamp = valgusti
tekk = pleed
parfüüm = lõhn = parfüümvesi
jalgratas = ratas
vanker = lapsevanker = käru
mänguasi = lelu
pusle = puzzle
kaisuloom = pehme mänguasi
naistele = naiste = naine
meestele = meeste = mees
lastele = laste = laps
tüdrukutele = tüdruk = tüdrukute
poistele = poiss = poiste
koertele = koer = koerte
kassidele = kass = kasside
müts = tutimüts
kindad = labakindad
ujumistrikoo = bikiinid
sussid = toasussid
saapad = poolsaapad
ehted = bižuteeria
kingitus = kink
pann = praepann
`;
