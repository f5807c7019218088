import type { Family } from "../pack.ts";
import { lines } from "../text-blocks.ts";

/** What somebody wants who does this: "строит": "построить". */
const infinitives: ReadonlyMap<string, string> = new Map(
  lines(`построить строит строят построил построила построили
починить чинит чинят починил починила починили
нарисовать рисует рисуют нарисовал нарисовала нарисовали
посадить сажает сажают посадил посадила посадили
вырастить выращивает выращивают вырастил вырастила вырастили
сшить шьёт шьют сшил сшила сшили
связать вяжет вяжут связал связала связали
написать пишет пишут написал написала написали
сочинить сочиняет сочиняют сочинил сочинила сочинили
изобрести изобретает изобретают изобрёл изобрела изобрели
испечь печёт пекут испёк испекла испекли
открыть открывает открывают открыл открыла открыли
смастерить мастерит мастерят смастерил смастерила смастерили
найти ищет ищут
спасти спасает спасают спас спасла спасли
защитить защищает защищают защитил защитила защитили
выручить выручает выручают выручил выручила выручили
освободить освобождает освобождают освободил освободила освободили
выиграть выигрывает выигрывают
доплыть плывёт плывут
долететь летит летят
доехать едет едут
дойти идёт идут
дождаться ждёт ждут
научить учит учат
накормить кормит кормят
приготовить готовит готовят
исследовать исследует исследуют
собрать собирает собирают
доставить доставляет доставляют
охранять охраняет охраняют
вылечить лечит лечат
поймать ловит ловят
вернуть возвращает возвращают
сыграть играет играют`).flatMap((line) => {
    const [infinitive = "", ...forms] = line.split(" ");
    return forms.map((form) => [form, infinitive] as const);
  }),
);

const FAMILIES: ReadonlySet<Family> = new Set(["make", "seek", "go", "save", "win", "find", "any"]);
const MAX_LENGTH = 60;
/** Verbs of motion say where to: "до", "к". */
const TO = /^до(?:плыть|лететь|ехать|йти)$/u;

/** What somebody of an idea does, as what they want; undefined where the idea does not show it. */
export const actionIn = (idea: string, family: Family, clauseEnd: RegExp): string | undefined => {
  if (!FAMILIES.has(family)) return undefined;
  for (const { 0: verb, index } of idea.matchAll(/\p{L}+/gu)) {
    const infinitive = infinitives.get(verb.toLowerCase());
    if (!infinitive || /(?:^|\s)(?:не|его|её|их|им|ей|ему|мне|нам|который|которая) $/u.test(idea.slice(0, index)))
      continue;
    const after = (idea.slice(index + verb.length).split(clauseEnd)[0] ?? "").trimEnd();
    const isFull =
      /^\s(?!(?:его|её|их|себя|это|всё)(?!\p{L}))/u.test(after) && infinitive.length + after.length < MAX_LENGTH;
    return isFull && (!TO.test(infinitive) || /^\s(?:до|к|ко)\s/u.test(after)) ? `${infinitive}${after}` : undefined;
  }
  return undefined;
};
