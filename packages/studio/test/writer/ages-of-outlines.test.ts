import { expect, it } from "vitest";
import { readOutline } from "../../src/writer/index.ts";

it.each([
  ["english", "An old clockmaker builds a clock"],
  ["german", "Ein alter Uhrmacher baut eine Uhr"],
  ["german", "Eine alte Bäckerin backt Brot"],
  ["french", "Un vieil horloger construit une horloge"],
  ["french", "Une vieille boulangère cuit du pain"],
  ["spanish", "Un viejo relojero construye un reloj"],
  ["spanish", "Un relojero viejo construye un reloj"],
  ["spanish", "Una anciana pescadora sale al mar"],
  ["italian", "Un vecchio orologiaio costruisce un orologio"],
  ["italian", "Una vecchia fornaia cuoce il pane"],
  ["portuguese", "Um velho relojoeiro constrói um relógio"],
  ["portuguese", "Uma velha padeira assa pão"],
  ["russian", "Старый часовщик строит часы"],
  ["russian", "Старый рыбак выходит в море"],
  ["chinese", "一个老渔夫出海"],
  ["japanese", "年老いた漁師が海に出る"],
  ["korean", "늙은 어부가 바다로 나간다"],
  ["hindi", "एक बूढ़ा मछुआरा समुद्र में जाता है"],
  ["arabic", "صياد عجوز يخرج إلى البحر"],
  ["bengali", "এক বুড়ো জেলে সমুদ্রে যায়"],
])("reads in %s that somebody is old: %s", (language, idea) => {
  expect(readOutline(idea, language).characters?.[0]?.age).toBe("old");
});

it.each([
  ["german", "Ein Uhrmacher baut eine alte Uhr"],
  ["german", "Ein junger Uhrmacher baut eine Uhr"],
  ["french", "Un horloger répare une vieille horloge"],
  ["spanish", "Un relojero arregla un reloj viejo"],
  ["italian", "Un orologiaio ripara un vecchio orologio"],
  ["portuguese", "Um relojoeiro conserta um velho relógio"],
  ["russian", "Рыбак чинит старую лодку"],
  ["hindi", "एक मछुआरा पुरानी नाव ठीक करता है"],
])("reads in %s no age from the age of a thing: %s", (language, idea) => {
  expect(readOutline(idea, language).characters?.[0]?.age).toBeUndefined();
});

it.each([
  ["german", "Ein Mädchen baut ein Boot"],
  ["spanish", "Una niña construye un barco"],
  ["french", "Une fille construit un bateau"],
])("reads in %s that somebody is a child: %s", (language, idea) => {
  expect(readOutline(idea, language).characters?.[0]?.age).toBe("child");
});
