import { lines } from "../tongue.ts";
import type { Telling } from "./telling.ts";

export const bengali: Telling = {
  and: [", ", " আর "],
  once: "অনেক দিন আগের কথা, {heroes} ছিল।",
  there: "অনেক দিন আগে {place} ছিল {heroes}।",
  title: "{place} {hero}",
  wanted: lines(`মনে ছিল একটাই কথা: {thing}।
    সুখের জন্য শুধু একটি জিনিসের অভাব ছিল: {thing}।`),
  found: "আর শেষে সবই সেখানে ছিল: {both}।",
  named: "নামটা সবাই জানত: {name}।",
  told: lines(`{p} অনেক দিন আগে, যখন রাত ছিল লম্বা আর সবাই শুনতে জানত, তখন এভাবেই সব শুরু হয়েছিল।
    {p} এই গল্প তারই কথা, আর যে একবার শুনেছে, সে আর ভোলেনি।`),
  hero: lines(`{when} {hero} {where} থেমে কান পেতে শুনল।
    {when} {hero} {where} একটু একটু করে এগিয়ে চলল।
    {when} {hero} {where} গুনগুন করে গান ধরল।
    {when} {hero} {where} বসে আপনজনের কথা ভাবল।`),
};
