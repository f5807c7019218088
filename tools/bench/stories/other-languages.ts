import { easternIdeas } from "./eastern-ideas.ts";
import type { BenchIdea } from "./ideas.ts";
import { arabic } from "./languages/arabic.ts";
import { bengali, bengaliLater } from "./languages/bengali.ts";
import { hindi, hindiLater } from "./languages/hindi.ts";
import { portuguese, portugueseLater } from "./languages/portuguese.ts";
import { russian, russianLater } from "./languages/russian.ts";
import type { Row } from "./row.ts";
import { typedIdeas } from "./typed-ideas.ts";

/** A name after "/" keeps ideas of one language apart that are counted on their own. */
const rows: Readonly<Record<string, readonly Row[]>> = {
  german: [
    ["Lotte, ein kleiner Vulkan, hat Angst vor dem ersten Ausbruch.", "Lotte", "volcano,mountain"],
    [
      "Ein alter Fischer findet in seinem Netz eine Flaschenpost und rudert zur Insel, um zu antworten.",
      "Fischer",
      "farmer,man,grandpa",
      "",
      "Insel",
    ],
    ["Emma und ihr Bruder Paul bauen im Garten eine Rakete aus Pappkartons.", "Emma", "girl", "Paul", "Garten"],
    ["Der Bär, der im Winter nicht schlafen kann", "Bär", "bear"],
    ["Großmutter stand an der Mauer und wartete auf den Zug, der nie kam.", "Großmutter", "grandma", "", "Mauer"],
    [
      "Ein Bäcker verliebt sich in die Briefträgerin und versteckt kleine Zettel im Brot.",
      "Bäcker",
      "cook",
      "Briefträgerin",
    ],
    ["Jonas will nicht ins Bett, deshalb erzählt ihm sein Teddy von den Sternen.", "Jonas", "boy", "Teddy"],
    ["Frau Holms Katze kann sprechen, aber nur am Dienstag.", "Katze", "cat"],
    ["Zwei Mäuse ziehen in ein Klavier ein und lernen Musik.", "Mäuse", "mouse", "", "Klavier"],
    ["Ich habe geträumt, dass unsere Schule am Meeresgrund steht.", "Ich", "girl,boy", "", "Schule"],
  ],
  french: [
    ["Un renard qui a perdu son ombre la cherche dans toute la ville.", "renard", "fox", "", "ville"],
    [
      "Camille et son grand-père réparent un vieux bateau pour traverser le lac.",
      "Camille",
      "girl",
      "grand-père",
      "lac",
    ],
    ["Le boulanger du village fait un pain qui parle.", "boulanger", "cook", "", "village"],
    ["Une petite fourmi porte un gâteau d'anniversaire jusqu'à la maison.", "fourmi", "ant", "", "maison"],
    ["Hugo a peur du noir. Sa lampe de poche lui raconte des histoires.", "Hugo", "boy", "lampe"],
    ["Deux sœurs construisent un cerf-volant avec de vieilles cartes.", "sœurs", "girl"],
    ["Un dragon qui ne crache que des bulles de savon doit garder le trésor du roi.", "dragon", "dragon", "roi"],
    ["La dernière feuille du chêne ne veut pas tomber.", "feuille", "leaf,fallen-leaf"],
    ["Madame Lune tombe dans la rivière et une grenouille la remet au ciel.", "grenouille", "frog", "Lune", "rivière"],
    ["Léa apprend à faire du vélo avec son père.", "Léa", "girl", "père"],
  ],
  spanish: [
    ["Una abuela que hace punto obtiene superpoderes y detiene a unos ladrones.", "abuela", "grandma", "ladrones"],
    ["Mateo y su perra Luna se pierden en el bosque y siguen el río hasta casa.", "Mateo", "boy", "Luna", "bosque"],
    ["El caracol quiere ganar una carrera contra la liebre.", "caracol", "snail", "liebre"],
    ["Una niña encuentra un libro sin última página.", "niña", "girl"],
    ["Un robot olvidado en Marte planta un jardín.", "robot", "robot", "", "Marte"],
    ["La gata de mi tía Carmen viaja a África en una maleta.", "gata", "cat", "Carmen", "África"],
    ["Pedro el pescador atrapa un pez que concede deseos, pero él no tiene ninguno.", "Pedro", "farmer,man", "pez"],
    ["Dos hermanos construyen un barco con botellas para llegar al mar.", "hermanos", "boy", "", "mar"],
    ["El rey que no sabía reír", "rey", "king"],
    ["Lucía vuela cada noche sobre los tejados con su cama.", "Lucía", "girl", "", "tejados"],
  ],
  italian: [
    ["Una nuvola di nome Nina piange quando è felice.", "Nina", "cloud"],
    ["Il nonno Piero e Giulia trovano un messaggio in una bottiglia.", "Piero", "grandpa", "Giulia"],
    ["Un pinguino sogna di vedere l'Africa e parte in una valigia.", "pinguino", "penguin", "", "Africa"],
    ["La strega che non sa fare magie ma cucina una zuppa buonissima", "strega", "witch"],
    ["Tommaso non vuole andare a letto.", "Tommaso", "boy", "", "letto"],
    ["Tre topolini aprono una scuola di musica in una vecchia chitarra.", "topolini", "mouse", "", "chitarra"],
    ["Il drago ha paura del fuoco e impara a fare il pane.", "drago", "dragon"],
    ["Sara e il suo cane Briciola salvano un gatto sul tetto.", "Sara", "girl", "Briciola", "tetto"],
    ["Un vecchio guardiano del faro riceve una lettera da sua figlia.", "guardiano", "grandpa,man", "figlia", "faro"],
    ["La luna è caduta nel lago e una rana la riporta in cielo.", "rana", "frog", "luna", "lago"],
  ],
  japanese: [
    ["小さなきつねが、なくした影をさがして森へ行きます。", "きつね", "fox", "", "森"],
    ["太郎とおばあさんが古い舟を直して、島へ渡ります。", "太郎", "boy,man", "おばあさん", "島"],
    ["眠れないくまが、冬の山で星を数えます。", "くま", "bear", "", "山"],
    ["ロボットが火星に庭を作ります。", "ロボット", "robot", "", "火星"],
    ["月が湖に落ちて、かえるが空に戻します。", "かえる", "frog", "月", "湖"],
    ["さくらは自転車の練習をします。お父さんがそっと手をはなします。", "さくら", "girl", "お父さん"],
    ["ねずみたちがピアノの中に引っ越して、音楽を習います。", "ねずみ", "mouse", "", "ピアノ"],
    ["魔法が使えない魔女は、おいしいスープを作ります。", "魔女", "witch"],
    ["ペンギンがスーツケースでアフリカへ旅をします。", "ペンギン", "penguin", "", "アフリカ"],
    ["パン屋さんが話すパンを焼きました。", "パン屋", "cook"],
  ],
  portuguese,
  "portuguese/later": portugueseLater,
  russian,
  "russian/later": russianLater,
  hindi,
  "hindi/later": hindiLater,
  arabic,
  bengali,
  "bengali/later": bengaliLater,
};

const rowsOf = (block: string): Row[] =>
  block
    .trim()
    .split("\n")
    .map((line): Row => {
      const [idea = "", hero = "", drawn = "", others = "", place = "", wish = ""] = line
        .split(" | ")
        .map((each) => each.trim());
      return [idea, hero, drawn, others, place, wish];
    });

const allRows = Object.entries<readonly Row[]>({
  ...rows,
  ...Object.fromEntries(Object.entries(easternIdeas).map(([language, block]) => [`${language}/more`, rowsOf(block)])),
  ...Object.fromEntries(Object.entries(typedIdeas).map(([language, block]) => [`${language}/typed`, rowsOf(block)])),
});

/** Ideas in other languages. */
export const otherLanguages: readonly (BenchIdea & { readonly language: string; readonly group: string })[] =
  allRows.flatMap(([group, ideas]) =>
    ideas.map(([idea, hero, drawn, others = "", place = "", wish = ""]) => ({
      language: group.split("/")[0] ?? group,
      group,
      type: "fairytale_story",
      idea,
      hero,
      drawn,
      others,
      place,
      wish,
    })),
  );
