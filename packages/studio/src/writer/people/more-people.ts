import { humanRows, kindOfHuman, type PersonNoun, personNoun, singularOf } from "./person-nouns.ts";
import { isStory, type Token } from "./tokens.ts";

/** Nouns that `personNoun` does not know; "noun:she" or "noun:he" where it shows the gender. Chosen from WordNet. */
const adults = `
abbess:she abbot:he accompanist administrator admiral adviser advisor aide ambassador angler anthropologist
apothecary archbishop:he architect archivist assassin astrologer athlete auctioneer auditor aviator bailiff
ballerina:she barista barmaid:she barrister bartender bellboy:he benefactor benefactress:she biochemist
biographer bodyguard bouncer bricklayer bugler burgomaster bursar cabby calligrapher cartoonist cellist
chambermaid:she chaperone chaplain chieftain:he choirmaster:he choreographer churchwarden cleric colonel
columnist comrade critic concierge confectioner conjurer consul contestant contractor corporal councillor courier
cowgirl:she curate curator dairymaid:she deacon deckhand decorator deputy dervish designer diplomat director
doorkeeper dressmaker:she duellist engraver executioner falconer farmhand fiddler financier fishwife:she
flautist flutist friar:he gambler gangster geographer geometer glassblower glazier gondolier governess:she
governor guitarist gymnast harpist headteacher healer heir heiress:she herbalist historian hostess:she
hotelier housemaid:she housewife:she huntress:she illustrator imam:he impresario industrialist interpreter
interviewer investigator islander jester jeweler jeweller jockey joiner laborer labourer landowner
laundress:she lecturer lieutenant linguist locksmith lutenist machinist magistrate magnate maidservant:she
manageress:she manservant:he mariner marquis:he marshal matchmaker mathematician matron:she messenger
milliner millionaire miner missionary naturalist navigator navvy:he newsagent newsreader novice
nursemaid:she organist osteopath parishioner parson:he pastor pauper pawnbroker peasant philosopher
physician physicist physiotherapist pickpocket pilgrim plasterer playwright poetess:she politician
postmistress:she postulant preacher priestess:she prioress:she projectionist proprietor proprietress:she
prospector psychiatrist psychologist publican puppeteer quartermaster rabbi rancher rector refugee registrar
restaurateur ringmaster:he sacristan saddler schoolmaster:he schoolmistress:she schoolteacher scribe
seafarer sentry settler sexton sniper solicitor soothsayer stagehand stationmistress:she stenographer
stockbroker stoker storekeeper storyteller stowaway superintendent surfer surveyor taxidermist technician
telegraphist tenant theologian therapist translator treasurer troubadour:he trucker trumpeter trustee tutor
tycoon typesetter typist upholsterer usher usherette:she valet:he verger veterinarian vicar viceroy:he
vintner violist viscount:he viscountess:she vizier:he whaler wheelwright wholesaler winemaker woodcarver
wrestler zoologist
resident inhabitant commuter tamer taster dockworker stuntman:he stuntwoman:she
bellringer beachcomber bosun brewer busker candlemaker cheesemaker cooper distiller diver docker embroiderer fisher glover
hatter kitemaker knitter lamplighter mapmaker piper restorer ropemaker sailmaker tiler tinsmith toymaker ventriloquist wigmaker
`;
const children = `
foundling godchild goddaughter:she godson:he kindergartener lad:he laddie:he lass:she lassie:she playmate
ragamuffin schoolchild schoolfriend schoolmate stepchild stepdaughter:she stepson:he stableboy:he tomboy:she urchin
`;

const rows = new Map([...humanRows(adults, "adult"), ...humanRows(children, "child")]);

/** A noun that names a person or a creature in a text; in an idea fewer nouns do. */
export const personNounIn = (tokens: readonly Token[], word: string): PersonNoun | undefined => {
  if (isTurkey(tokens, word)) return undefined;
  if (/^cleaner$/i.test(word) && tokens.some(isVacuumCleaner))
    return { noun: "cleaner", many: false, kind: "vacuum-cleaner", isHuman: false, isThing: true };
  const known = personNoun(word);
  if (known && isStory(tokens) && /^(?:clown|juggler|dancer|acrobat)$/.test(known.noun)) return ofStage(known);
  if (known) return known;
  const low = word.toLowerCase().replace(/['’]s?$/, "");
  const { noun, many } = rows.has(low) ? { noun: low, many: false } : pluralOf(low);
  const row = rows.get(noun);
  return row && { noun, many, kind: kindOfHuman(row), isHuman: true, isThing: false, ...row };
};

const isVacuumCleaner = ({ low }: Token, at: number, tokens: readonly Token[]): boolean =>
  low === "cleaner" && tokens[at - 1]?.low === "vacuum";

/** "Her grandmother in Turkey": the country, and no bird. */
const isTurkey = (tokens: readonly Token[], word: string): boolean =>
  /^turkey$/i.test(word) && tokens.some((token, at) => token.word === "Turkey" && IN.test(tokens[at - 1]?.low ?? ""));
const IN = /^(?:in|to|from|across|through|around|of|near|leaves?|left|visits?|visited)$/;

/** "An old clown", "the dancer": people, of whom an idea has only their picture. */
const ofStage = (known: PersonNoun): PersonNoun => ({
  ...known,
  isHuman: true,
  age: "adult",
  ...(known.kind === "woman-dancing" && { kind: "woman" }),
});

const pluralOf = (low: string): { noun: string; many: boolean } => {
  const noun = [low.replace(/ies$/, "y"), low.replace(/(?<=[sxh])es$/, ""), low.replace(/s$/, "")].find(
    (each) => each !== low && rows.has(each),
  );
  return noun === undefined ? singularOf(low) : { noun, many: true };
};
