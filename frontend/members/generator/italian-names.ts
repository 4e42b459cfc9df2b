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
