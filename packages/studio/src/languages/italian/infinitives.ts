import { infinitivesOf } from "../infinitives-of.ts";

/** The infinitives of what heroes do. */
export const infinitives = infinitivesOf(`costruire costruisce costruiscono
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
attraversare attraversa attraversano`);
