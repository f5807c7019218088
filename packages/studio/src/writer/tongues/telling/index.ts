import type { Foreign } from "../../languages.ts";
import { arabic } from "./arabic.ts";
import { bengali } from "./bengali.ts";
import { chinese } from "./chinese.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { hindi } from "./hindi.ts";
import { japanese } from "./japanese.ts";
import { korean } from "./korean.ts";
import { portuguese } from "./portuguese.ts";
import { russian } from "./russian.ts";
import { spanish } from "./spanish.ts";
import type { Telling } from "./telling.ts";

export const tellings: Readonly<Record<Foreign, Telling>> = {
  arabic,
  bengali,
  chinese,
  french,
  german,
  hindi,
  japanese,
  korean,
  portuguese,
  russian,
  spanish,
};
