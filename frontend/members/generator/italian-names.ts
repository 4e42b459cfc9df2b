const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** First names that children and staff in Italy often have, in lower case. */
export const firstNames = list(`
ada adele adriano agata agnese alberto alessandra alessandro alessia alessio alice allegra amanda ambra amelia andrea
angela angelica angelo anita anna annalisa antonella antonia antonio arianna asia aurora azzurra beatrice benedetta
benedetto bianca brando bruno camilla carla carlo carlotta carolina caterina cecilia celeste chiara christian cinzia
claudia claudio clara cristian cristiano cristina daniela daniele dario davide debora diana diego diletta domenico
donatella edoardo elena eleonora elia elisa elisabetta emanuele emanuela emma enea enrico erica ettore eva fabiana
fabio fabrizio federica federico ferdinando filippo flaminia flavia flavio francesca francesco gabriel gabriele
gaia gaetano gemma giacomo giada gianluca gianmarco ginevra gino gioia giordano giorgia giorgio giovanna giovanni
giulia giuliano giulio giuseppe giuseppina giuliana grazia greta guido ilaria ines irene isabella ivan jacopo kevin
laura lavinia leonardo letizia lia liam lidia livia lorenza lorenzo luca lucia luciano lucrezia ludovica ludovico
luigi luisa maddalena manuel manuela marcello marco margherita maria marianna marina mario marta martina martino
massimo matilde matteo mattia maurizio mauro melissa mia michela michele miriam mirko monica nadia naomi nicola
nicole nicolo nina noa noah noemi olivia omar oscar paola paolo pasquale patrizia pier pierluigi piero pietro rachele
raffaele raffaella rebecca renato riccardo rita roberta roberto rocco romeo rosa rosanna ruben salvatore samuel
samuele sara serena sergio silvia simona simone sofia stefania stefano stella susanna teresa thomas tiziana tommaso
ugo umberto valentina valentino valeria valerio vanessa veronica vincenzo viola virginia vittoria vittorio walter
zoe
`);

/** Places in and around Rome, and cities that a post may name, in lower case. Told apart also inside hashtags. */
export const placeNames = list(`
anzio aprilia ardea ariccia bari bologna bracciano cagliari castelgandolfo catania cerveteri ciampino civitavecchia
fiumicino firenze fregene frascati frosinone genova italia laurentina lazio latina lido maccarese marino milano napoli
nascosa nettuno ostia ostiense palermo pomezia prati rieti roma sabaudia sicilia sardegna terracina tivoli torino
toscana trastevere velletri venezia verona vallerano viterbo tevere eur colosseo
`);

/** Words that begin Italian sentences and are no names, in lower case. */
export const commonOpeners = list(`
a abbiamo accanto acqua adesso ai al alcuni alla alle allegria allora altri altro anche ancora anzi appena appuntamento
applausi applauso aria attraverso attività avete bambine bambini bella bellissima bellissimo bello ben benvenuti brava
bravi bravo buon buona buone buoni c'è caccia calcio caldo campioni cari caro centro che chi ci ciao ciascuno ciò
come con condividi contattaci cos'è cosa così creatività creare creazione cresce cura da dagli dai dal dalla dalle
dedicata dedicato degli dei del della delle dello dentro di dietro diventa divertimento dopo dove dunque durante e ecco
educatori ed emozioni emozione energia entra entusiasmo era erano esplora esserci estate fantasia famiglie fate felici
festa fin finalmente fra fuori genitori già giocare giochi gioco giornata giornate giorno giusto gli gioia grande
grandi grazie gruppo guarda guardate ha hanno ho i idee iscriviti il imparare in infine inoltre insieme intanto
intorno io iscrivetevi iscrizioni l'estate la laboratorio laboratori le lei li lo loro lui luogo ma magia mai mani
mare mattina meglio mentre merenda mille mettiti momenti momento musica natura ne nei nel nella nelle nessun nessuno
niente noi non nonostante nostra nostre nostri nostro nuova nuove nuovi nuovo o obiettivo obiettivi ogni oggi oltre
ora ormai pace palla per perché perciò piccoli piccola piccolo piscina più pioggia poi pomeriggio preparatevi prenota
prenotate presto prima pronta pronte pronti pronto proprio punta qua quando quanta quante quanti quanto quella quelle
quelli quello quest'anno questa queste questi questo qui quindi ragazze ragazzi raccontaci referente regala ricordi
risate risata rispetto sabbia sabato scarica scaricate scopri scoprite scopriamo scrivici se sei sempre senza sfida
sfide si sì sia siamo siete solo sole sono sorrisi sorriso sotto spazio spettacolo splash sport squadra squadre staff
sta stai stiamo stessa su sua sue sugli sui sul sulla suo suoi super tanta tante tanti tanto te tra trova tu tua tuffi
tuffo tue tuffatevi tutta tutte tutti tutto ultima ultimo un un'altra una unisciti uno urla vacanza vediamo venite
via vi vieni vietato vincere visita viva vivi voglia voi volete vuoi un'estate app instagram facebook google play
store whatsapp
`);
