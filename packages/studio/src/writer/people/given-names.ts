import nlp from "compromise";
import { namesOfMen, namesOfWomen } from "./names-of-the-world.ts";

/** Names that compromise does not know, or knows as something else. */
const women = `
nadia samira salma rania hala dina huda zainab khadija maryam mariam mariama amira leyla elif zeynep ayse defne sena yusra
nour hiba lamia sahar hanan wafa naima soukaina ines carmen bo-ra soo-jin min-ji ji-woo eun-ji hye-jin nguyet mai lan huong
precious blessing comfort chiamaka ngozi nneka ifeoma zola naledi lerato amahle noluthando wangari akinyi makena tsitsi rudo
tove signe ingrid solvej kirsten mette bodil gerd torill aud hjordis svetla desislava rositsa ivanka stoyanka mirjana
priya ama lotte hedda juna leila zara nimra aisha fatima amina yasmin layla noor mina mila lina nina tina rina runa ida elin
freya astrid signe maja wanda amelia nora noor ananya anika deepa kavya meera sita gita lakshmi yuki hana sakura aiko mei ling
xiu chen-li olena oksana darya masha katya svetlana zofia kasia agnieszka ewa marta ines lucia carmen pilar dolores lola camille
chloe manon lea zoe elodie amelie giulia chiara francesca ginevra bianca noemi emma mia lena leonie klara clara frieda greta heidi
marijke annika saskia tineke mirela dragana jelena milica ivana katarina zsofia eszter aino kaisa riitta liesl sanne femke lieke saskia esperanza paloma ximena valentina camila njeri wanjiru abena adeyemi irina ingrid selma halima tove kaia temi ayo deepika ronja elif aylin melisa efua akua chioma ngozi zuri imani
thandi nomsa leilani malia kiki coco lulu mimi fifi pippa poppy daisy rosie tilly molly milly holly ruby olive hazel maya wilma
katrin sunniva dilys tamsin birgit gudrun ulrike silke antje renate inge ingeborg gerda hilde odile margaux aurelie
kimiko ayaka sakiko reiko nanami misaki yumiko hinata mio rin ha-eun seo-yeon yuna jiwoo thao ngoc huyen phuong trang hoa amaya itziar nerea olalla ainhoa fernanda luciana renata marisol consuelo xiomara yesenia itzel citlali siobhan niamh roisin grainne orla sinead deirdre ciara bronagh latifa rabia salwa zeynab noura reem dalia maha farida hafsa sumaya chidinma adaora ifeoma nkem yetunde bisi titilayo sade makeda selam tigist hirut mekdes nandini lakshmi revathi sunita rekha usha padma gauri shanti sushila nilufar gulnara aizada madina zarina dilnoza
solange mafalda leonor benedetta ilaria ludmila galina nadja tatjana oxana yulia zuzana lenka halina wiebke maren
greetje hanneke marit solveig sigrid ragnhild tuula aoife maeve morag eilidh carys nerys seren rhian imogen philippa
beatrix esme xanthe ioanna despina yara nadira parisa shirin soraya roya anjali pooja meena sumiko keiko michiko naoko
haruka ayumi mitsuko xiaoli thuy linh fatou mariama aissatou adaeze folake wambui achieng nokuthula lindiwe rahel
yohana amara saoirse oluchi nkechi priyanka marguerite adaeze zuri oyunbat aylin celeste farah
`;
const men = `
hyun-woo min-jun ji-hoon seo-jun dev obi yaw kwabena teo manu bilal dario kareem mateo arlo finn tomasz halvard ilie issa
hamza musa mustafa isa yahya zakaria issa moussa joshua ezra elisha atilla attila nikola kostya grisha petya vanya seryozha
farid odd lev pim kofi tariq yusuf ilya jonah emil sindri nimbo mateo milo otto ben sam max leo finn theo jonas paul karl hans
fritz klaus jürgen jan lars sven olaf bjorn erik nils kwame kwesi kofi jabari omar ali hassan ahmed mehmet emre can arda ravi
arjun rohan vikram sanjay raj amit kenji hiro taro jiro akira haruto benno huang malik juma kojo temur zlatko anton samuel mateus joaquim tunde femi chidi emeka wali li wei chen jun minho jisoo dmitri ivan boris sergei
misha kolya sasha piotr marek tomek diego pablo pedro juan luis carlos jorge tommaso piero luca marco matteo giovanni enzo
hugo louis jules gaspard antoine pierre gus alan marlon tom tim jim joe bob bill jack noah liam oscar felix anton oskar rolf
mats ewald osric aldric wat mortimer henrik anders mikkel jens lasse pavel milan luka emin idrissa bastian valentin tobias elias jakub ignacy aleksander viktor ivo bas daan sjoerd rhys owen gareth angus ewan fergus callum declan eoin
joost pieter jeroen willem maarten gerrit hendrik ruud dirk wouter thijs arjen zoltan laszlo istvan goran zoran dragan stanko jukka pekka eero bruno bernd dieter uwe kai kjell tariq malik jamal idris sadiq farouk nasir amir dara
jorin caetano piers cemal dionisio otmar eberhard siegfried thierry remy etienne yves thibault tiago duarte rui
filippo oleg grigor vaclav jiri bohumil kazimierz zbigniew torvald halvor sigurd leif trygve ragnar antti mikko niall
cormac hamish alasdair dougal emrys gethin ifan dafydd crispin barnaby ambrose cuthbert algernon percival jedediah
nikos yannis kostas stavros kemal rashid yasser tarek farhad behnam ramesh mohan anil sunil takeshi hideo kazuo makoto
hiroshi takashi satoshi daisuke kenta sota yuto ren riku kaito haruki kazuki shinji osamu tetsuo tadashi ryo hyun jin-woo tae-yang dong-hyun nam minh duc hung thanh tuan khoa quang hieu bao phuc luong arash babak cyrus reza navid ahmet murat burak cengiz levent orhan yigit nazim oleksandr andriy taras bohdan mykola vasyl olek piet kees joris luuk sander stijn imran faisal hakim khalil mustafa rafiq salim waleed ziad mwangi kipchoge kiprono kamal oumar sekou lamine chinedu ifeanyi uche segun olumide sizwe bongani mandla tendai tawanda farai
minjun seojun jianguo ousmane ibrahima chukwu obinna babatunde kamau otieno sipho themba tesfaye bekele
`;
const each = (names: string, gender: "she" | "he") =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => [name, gender] as const);
const genders = new Map<string, "she" | "he">([
  ...each(namesOfWomen, "she"),
  ...each(namesOfMen, "he"),
  ...each(women, "she"),
  ...each(men, "he"),
]);

/** First names that are words as well: a capital letter alone does not make them names. */
const ALSO_WORDS =
  /^(?:santa|mark|will|frank|rob|grant|drew|miles|dean|chase|hunter|mason|nick|gene|chuck|ray|reed|wade|buck)$/;

/** The gender of most people with a first name; undefined for names that tell none. */
export const genderOfName = (name: string): "she" | "he" | undefined => {
  const first = (name.split(" ")[0] ?? "").toLowerCase();
  const known = genders.get(first);
  if (known) return known;
  if (ALSO_WORDS.test(first)) return "he";
  const term = nlp(first.charAt(0).toUpperCase() + first.slice(1));
  return term.has("#FemaleName") ? "she" : term.has("#MaleName") ? "he" : undefined;
};

/** The gender that a name in no list most likely has: most first names that end with "a" are women's. */
export const likelyGenderOfName = (name: string): "she" | "he" | undefined => {
  const own = name.split(" ").at(-1) ?? "";
  return genderOfName(own) ?? (/^\p{Lu}\p{Ll}+[^aeo]a$/u.test(own) ? "she" : undefined);
};

/** Whether a word is a common first name. */
export const isGivenName = (word: string): boolean => genders.has(word.toLowerCase());
