import { infinitivesOf } from "../infinitives-of.ts";

/** The infinitives of what heroes do. */
export const infinitives = infinitivesOf(`coltivare coltiva coltivano
costruire costruisce costruiscono
riparare ripara riparano
aggiustare aggiusta aggiustano
piantare pianta piantano
dipingere dipinge dipingono
disegnare disegna disegnano
inventare inventa inventano
scrivere scrive scrivono
cucire cuce cuciono
cucinare cucina cucinano
fabbricare fabbrica fabbricano
preparare prepara preparano
salvare salva salvano
organizzare organizza organizzano
cercare cerca cercano
attraversare attraversa attraversano
aspettare aspetta aspettano
aiutare aiuta aiutano
insegnare insegna insegnano
visitare visita visitano
proteggere protegge proteggono
curare cura curano
esplorare esplora esplorano
consegnare consegna consegnano
pulire pulisce puliscono
cantare canta cantano
suonare suona suonano
vendere vende vendono
aprire apre aprono
viaggiare viaggia viaggiano
accompagnare accompagna accompagnano
imparare impara imparano`);
