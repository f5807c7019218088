import type { LanguageSamples } from "../pack.ts";

export const samples: LanguageSamples = {
  title: "Der Fuchs und der Stern",
  caption: "Der kleine Fuchs fragte: „Wer hat den Stern gesehen?“",
  paragraph:
    "Es war einmal, am Rand eines stillen Waldes, eine kleine Füchsin namens Juno. Jede Nacht sah sie die Sterne an und fragte sich, wo sie wohl schliefen. Eines Abends war der hellste Stern verschwunden. „Ich werde ihn finden“, sagte Juno, und sie ging leise zwischen den hohen Kiefern hindurch. Eine alte Eule öffnete ein Auge. „Viele haben gesucht“, sagte sie, „doch nur wenige haben gelauscht.“ Da lauschte Juno, und in der Ferne hörte sie den Fluss singen.",
  story:
    "„Wo ist der Stern?“ fragte der Fuchs. Dr. Eule schwieg. Es war z. B. 3.30 Uhr! Der Fuchs stieg auf den Berg. Es war still.",
};
