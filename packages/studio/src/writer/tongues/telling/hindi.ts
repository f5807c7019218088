import { lines } from "../tongue.ts";
import type { Telling } from "./telling.ts";

export const hindi: Telling = {
  and: [", ", " और "],
  once: "बहुत समय पहले की बात है, {heroes} [रहता था|रहती थी|रहता था|रहते थे]।",
  there: "बहुत समय पहले {place} {heroes} [रहता था|रहती थी|रहता था|रहते थे]।",
  title: "{place} {hero}",
  wanted: lines(`मन में बस एक ही बात थी: {thing}।
    ख़ुशी के लिए बस एक ही कमी थी: {thing}।`),
  found: "और अंत में सब कुछ वहीं था: {both}।",
  named: "यह नाम सब जानते थे: {name}।",
  told: lines(`{p} बहुत समय पहले, जब रातें लंबी होती थीं और सब सुनना जानते थे, सब कुछ ऐसे ही शुरू हुआ।
    {p} यह कहानी इसी की है, और जिसने एक बार सुनी, वह फिर भूल न सका।`),
  hero: lines(`{when} {hero} {where} थोड़ी देर [रुका|रुकी]।
    {when} {hero} {where} धीरे-धीरे आगे [बढ़ा|बढ़ी]।
    {when} {hero} {where} गुनगुनाने [लगा|लगी]।
    {when} {hero} {where} अपनों को याद करने [लगा|लगी]।`),
};
