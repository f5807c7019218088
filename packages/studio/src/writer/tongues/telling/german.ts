import { lines } from "../tongue.ts";
import type { Telling } from "./telling.ts";

export const german: Telling = {
  and: [", ", " und "],
  once: "Es [war|war|war|waren] einmal {heroes}.",
  there: "Vor langer Zeit [lebte|lebte|lebte|lebten] {place} {heroes}.",
  title: "{hero} {place}",
  wanted: lines(`Nur ein Gedanke ließ keine Ruhe mehr: {thing}.
    Zum Glück fehlte nur noch eines: {thing}.`),
  found: "Und so war am Ende alles beisammen: {both}.",
  named: "Alle kannten den Namen: {name}.",
  told: lines(`{p} So begann es vor langer Zeit, als die Abende lang waren und alle noch zuhören konnten.
    {p} Davon erzählt diese Geschichte, und wer sie einmal gehört hat, vergisst sie nicht mehr.`),
  hero: lines(`{when} blieb {hero} stehen und lauschte, {where}.
    {when} zog {hero} weiter, Stück für Stück, {where}.
    {when} summte {hero} leise ein Lied, {where}.
    {when} ruhte sich {hero} ein wenig aus, {where}.`),
};
