import { type Age, kindOfHuman, type PersonNoun, personNoun, singularOf } from "./person-nouns.ts";

/** "noun:she" or "noun:he" where the noun shows the gender. Chosen from the nouns of persons in WordNet. */
const adults = `
abbess:she abbot:he accompanist accountant acrobat administrator admiral adviser advisor aide ambassador
angler anthropologist apothecary archbishop:he architect archivist assassin astrologer astronomer athlete
auctioneer auditor aviator bailiff ballerina:she barista barmaid:she barman:he barrister bartender beggar
bellboy:he benefactor benefactress:she biochemist biographer boatman:he bodyguard botanist bouncer bricklayer
bugler burgomaster bursar cabby cabman:he calligrapher cameraman:he cartoonist cellist chairman:he
chairwoman:she chambermaid:she chaperone chaplain charwoman:she chieftain:he choirmaster:he choreographer
churchwarden clergyman:he cleric coachman:he colonel columnist comrade concierge confectioner conjurer consul
contestant contractor corporal councillor courier cowboy:he cowgirl:she curate curator dairymaid:she dancer
deacon deckhand decorator deputy dervish designer diplomat director doorkeeper draughtsman:he dressmaker:she
duellist engineer engraver executioner explorer falconer farmhand ferrywoman:she fiddler financier
fishwife:she flautist flutist footman:he foreman:he forewoman:she friar:he frontiersman:he gambler gangster
geographer geometer glassblower glazier gondolier governess:she governor gravedigger guitarist gunman:he
gymnast handyman:he hangman:he harpist headman:he headteacher healer heir heiress:she herbalist herdsman:he
hermit highwayman:he historian horseman:he horsewoman:she hostess:she hotelier housemaid:she housewife:she
huntress:she huntsman:he illustrator imam:he impresario industrialist instructor interpreter interviewer
inventor investigator islander jester jeweler jeweller jockey joiner juggler laborer labourer landowner
laundress:she lecturer librarian lieutenant linguist locksmith lutenist machinist magistrate magnate
maidservant:she mailman:he manageress:she manservant:he mariner marquis:he marshal matchmaker mathematician
matron:she messenger midshipman:he milliner millionaire miner missionary musician naturalist navigator
navvy:he newsagent newsreader nobleman:he noblewoman:she nomad novice nursemaid:she oarsman:he oarswoman:she
organist osteopath parishioner parson:he pastor patrolman:he pauper pawnbroker peasant philosopher physician
physicist physiotherapist pickpocket pilgrim pilot plasterer playwright ploughman:he plowman:he poet
poetess:she politician postmistress:she postulant preacher priest:he priestess:she prioress:she professor
projectionist proprietor proprietress:she prospector psychiatrist psychologist publican puppeteer
quartermaster rabbi rancher ranger receptionist rector refugee registrar repairman:he restaurateur
ringmaster:he sacristan saddler scholar schoolmaster:he schoolmistress:she schoolteacher scientist scribe
seafarer seaman:he sentry servant settler sexton shaman shepherdess:she signalman:he sniper solicitor
soothsayer stagehand stationmistress:she steersman:he stenographer stockbroker stoker storekeeper storyteller
stowaway superintendent supervisor surfer surveyor swordsman:he swordswoman:she taxidermist technician
telegraphist tenant thatcher theologian therapist toymaker tradesman:he translator treasurer troubadour:he
trucker trumpeter trustee tutor tycoon typesetter typist undertaker upholsterer usher usherette:she valet:he
verger veterinarian vicar viceroy:he vintner violist viscount:he viscountess:she vizier:he washerwoman:she
whaler wheelwright wholesaler winemaker woodcarver woodsman:he workman:he workwoman:she wrestler writer
yachtsman:he zoologist
`;
const children = `
foundling godchild goddaughter:she godson:he kindergartener lad:he laddie:he lass:she lassie:she playmate
ragamuffin schoolchild schoolfriend schoolmate stepchild stepdaughter:she stepson:he tomboy:she urchin
`;

const rows = new Map<string, { readonly age: Age; readonly gender?: "she" | "he" }>(
  [adults, children].flatMap((list, isOfChildren) =>
    list
      .trim()
      .split(/\s+/)
      .map((row) => {
        const [noun = "", gender] = row.split(":");
        const age = isOfChildren ? "child" : "adult";
        return [noun, gender === "she" || gender === "he" ? { age, gender } : { age }] as const;
      }),
  ),
);

/** A noun that names a person or a creature in a text of that many words; in an idea fewer nouns do. */
export const personNounIn = (words: number, word: string): PersonNoun | undefined => {
  const known = personNoun(word);
  if (known || words <= MAX_IDEA) return known;
  const low = word.toLowerCase().replace(/['’]s?$/, "");
  const { noun, many } = rows.has(low) ? { noun: low, many: false } : pluralOf(low);
  const row = rows.get(noun);
  return row && { noun, many, kind: kindOfHuman(row), isHuman: true, isThing: false, ...row };
};

const MAX_IDEA = 80;

const pluralOf = (low: string): { noun: string; many: boolean } => {
  const noun = [low.replace(/ies$/, "y"), low.replace(/(?<=[sxh])es$/, ""), low.replace(/s$/, "")].find(
    (each) => each !== low && rows.has(each),
  );
  return noun === undefined ? singularOf(low) : { noun, many: true };
};
