import type { LanguageSamples } from "../pack.ts";

export const samples: LanguageSamples = {
  title: "Le renard et l’étoile perdue",
  caption: "« Où est l’étoile ? » demanda le petit renard à la chouette.",
  paragraph:
    "Il était une fois, au bord d’une forêt tranquille, une petite renarde nommée Juno. Chaque nuit, elle regardait les étoiles et se demandait où elles dormaient. Un soir, la plus brillante avait disparu. « Je la trouverai », dit Juno, et elle marcha doucement entre les grands pins. Un vieux hibou ouvrit un œil. « Beaucoup ont cherché, dit-il, mais peu ont écouté. » Alors Juno écouta, et au loin elle entendit chanter la rivière.",
  story:
    "« Où est l’étoile ? » demanda le renard. M. Hibou ne répondit pas. Quelle nuit ! Il gravit la montagne. Le renard dormit.",
};
