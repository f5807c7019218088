import type { StoryText } from "../pack.ts";
import { lines, phrases } from "../text-blocks.ts";

export const storyText: StoryText = {
  beats: {
    open: lines(`Dies ist die Geschichte von „{idea}“. Sie begann vor langer Zeit, als die Abende lang waren und alle noch zuhören konnten.
    Man sagt, alles habe mit wenigen Worten begonnen: „{idea}“. Wer sie einmal gehört hatte, vergaß sie nicht mehr.
    „{idea}“ – so heißt ein sehr altes Buch, und dies ist seine Geschichte.
    Es war einmal ein Traum, und der Traum hieß: „{idea}“.`),
    wish: lines(`Es war ein kleiner Wunsch, aber er wog wie ein Stein in der Tasche.
    Manche Wünsche gehen mit dem Morgen fort. Dieser blieb.
    Alle sagten, es sei unmöglich, und vielleicht lohnte es sich gerade deshalb.
    Niemand war je so weit gekommen, aber irgendwer muss immer anfangen.`),
    leave: lines(`Ein Stück Brot, eine Laterne, ein letzter Blick zurück: Mehr brauchte es nicht, und die Reise begann.
    Leise fiel die Tür ins Schloss, und davor lag nur noch der Weg.
    Der erste Schritt war der schwerste. Der zweite gehörte schon zum Abenteuer.`),
    arrive: lines(`{when} endete der Weg {where}.
    {when} regte sich etwas {where}.
    {when} erklang {where} eine ganz leise Musik.
    {when} leuchtete {where} ein kleines, stilles Licht.`),
    meet: lines(`Dort wartete {who}, als wäre das schon immer so verabredet.
    Da blickte {who} auf.
    Da sprach {who}, fast nur ein Flüstern.
    Ganz in der Nähe ruhte {who} und hörte zu.`),
    ask: lines(`Die Antwort kam langsam: „{advice}.“
    „{advice}“, hieß es, und darauf wusste niemand etwas zu sagen.
    Zum Abschied gab es einen Rat: „{advice}.“
    „Wie geht es weiter?“ „{advice}.“`),
    trouble: lines(`{when} erhob sich ein furchtbarer Wind, und der Pfad verschwand.
    {when} verschluckte der Nebel alles.
    {when} brach mit langem Ächzen die Brücke.
    {when} versperrte ein riesiger Schatten den Weg.
    {when} erlosch die Laterne.
    {when} wusch der Regen alle Spuren fort.`),
    solve: lines(`Angst war da, gewiss, aber eine Hand fand eine andere Hand, und das genügte.
    Statt davonzulaufen gab es ein Lied, und das Lied machte den Weg frei.
    Die Lösung war einfach: um Hilfe bitten. Sie war schon ganz nah.
    Schritt für Schritt blieb die Gefahr zurück.
    Ein freundliches Wort tat, was keine Kraft vermochte.
    Man musste nur warten und zweimal hinsehen.`),
    rest: lines(`{when} gab es endlich heiße Suppe und eine Geschichte am Feuer.
    {when} schienen die Sterne ein wenig näher.
    {when} lachte jemand, und das Lachen wog weniger als die Müdigkeit.
    {when} war die Stille die beste Gesellschaft.
    {when} wurde das Brot in zwei genau gleiche Hälften geteilt.
    {when} erschien das ferne Zuhause im Traum.
    {when} erzählte {who} eine Geschichte, {where}.
    {when} teilte {who} das letzte Brot, {where}.`),
    low: lines(`{when} schien alles verloren, {where}.
    {when} ging es nicht mehr weiter, {where}.
    {when} war nur noch der Wind zu hören, {where}.`),
    climax: lines(`{when} war endlich zu sehen, was so lange gefehlt hatte, {where}.
    {when} kam alles anders als gedacht, und besser, {where}.
    {when} ging die letzte Tür auf, {where}.`),
    after: lines(`Der Rückweg war derselbe, und doch sah er neu aus.
    Es gab Umarmungen, es gab Brot, und es gab einen Stuhl für jeden.
    Was gefunden war, passte in keine Tasche, und so musste man es teilen.`),
    end: lines(`Seit jenem Tag rücken alle näher, sobald jemand leise „{idea}“ sagt.
    Und wenn die Laterne nicht erloschen ist, dann leuchtet sie noch heute in jenem Fenster.
    So endet die Geschichte, und morgen beginnt der nächste Weg.`),
  },
  phrases: {
    when: phrases(
      "Am nächsten Tag|An einem windigen Abend|Als der Mond aufging,|In aller Frühe|Nach vielen Stunden|Bei Einbruch der Nacht|Ein wenig später|Im ersten Licht|Nach dem Regen|Am dritten Tag|Zur Mittagszeit|Ohne jede Warnung",
    ),
    where: {
      forest: "mitten im Wald",
      river: "an einem breiten Fluss",
      mountain: "am Fuß eines blauen Berges",
      village: "in einem Dorf mit nur einer Straße",
      seaside: "am Ufer des Meeres",
      valley: "in einem Tal voller Blumen",
      mill: "bei einer verlassenen Mühle",
      bridge: "unter einer steinernen Brücke",
      cave: "in einer Höhle voller Kristalle",
      castle: "vor einem schlafenden Schloss",
      market: "auf einem fast leeren Markt",
      dunes: "zwischen den Dünen der Wüste",
    },
    who: phrases(
      "eine uralte Schildkröte|eine schläfrige Eule|ein Mädchen mit einer Laterne|ein Fischer ohne Boot|ein Fuchs mit weißem Schwanz|eine strickende Großmutter|ein Hirte mit drei Schafen|eine sehr höfliche Maus|ein müder Storch|ein Musikant ohne Publikum|ein nachdenklicher Esel|eine graue Katze",
    ),
    advice: phrases(
      "Geh langsam und hör gut zu, der Weg weiß, wohin er führt|Was man teilt, wird nicht weniger|Wer fragt, ist schon halb angekommen|Such nicht mit den Augen, such mit Geduld|Auch die längste Nacht hat ein Fenster|Auch die Angst wird einmal müde|Manchmal muss man sich verlaufen, um die Tür zu finden|Die kleine Tür ist die, die immer offen steht|Erst helfen, dann fragen|Niemand geht allein über denselben Fluss|Heb ein wenig Licht für den Rückweg auf|Auch das Kleine trägt den Himmel",
    ),
  },
  subject: {
    listJoiners: [", ", " und "],
    introduction: "Es [war|war|war|waren] einmal {heroes}.",
    introductionWithPlace: "Vor langer Zeit [lebte|lebte|lebte|lebten] {place} {heroes}.",
    titleWithPlace: "{hero} {place}",
    goal: lines(`Nur ein Gedanke ließ keine Ruhe mehr: {thing}.
    Zum Glück fehlte nur noch eines: {thing}.`),
    reunion: "Und so war am Ende alles beisammen: {both}.",
    heroName: "Alle kannten den Namen: {name}.",
    ownIdea: lines(`{idea} So begann es vor langer Zeit, als die Abende lang waren und alle noch zuhören konnten.
    {idea} Davon erzählt diese Geschichte, und wer sie einmal gehört hat, vergisst sie nicht mehr.`),
    hero: lines(`{when} blieb {hero} stehen und lauschte, {where}.
    {when} zog {hero} weiter, Stück für Stück, {where}.
    {when} summte {hero} leise ein Lied, {where}.
    {when} ruhte sich {hero} ein wenig aus, {where}.
    {when} [dachte|dachte|dachte|dachten] {hero} an zu Hause, {where}.
    {when} [fand|fand|fand|fanden] {hero} eine frische Spur, {where}.
    {when} [zählte|zählte|zählte|zählten] {hero} die Schritte bis hundert, {where}.
    {when} [hörte|hörte|hörte|hörten] {hero} etwas Leises, {where}.
    {when} [lachte|lachte|lachte|lachten] {hero} zum ersten Mal seit langem, {where}.
    {when} [wollte|wollte|wollte|wollten] {hero} beinahe umkehren, {where}.
    {when} [flüsterte|flüsterte|flüsterte|flüsterten] {hero} ein einziges Wort, {where}.
    {when} [machte|machte|machte|machten] {hero} einen kleinen Umweg, {where}.
    {when} [träumte|träumte|träumte|träumten] {hero} mit offenen Augen, {where}.
    {when} [kam|kam|kam|kamen] {hero} nur langsam voran, {where}.
    {when} [nahm|nahm|nahm|nahmen] {hero} allen Mut zusammen, {where}.
    {when} [blickte|blickte|blickte|blickten] {hero} noch einmal zurück, {where}.
    {when} [wartete|wartete|wartete|warteten] {hero} auf ein Zeichen, {where}.
    {when} [sang|sang|sang|sangen] {hero} gegen den Wind an, {where}.
    {when} [fand|fand|fand|fanden] {hero} einen runden Stein, {where}.
    {when} [stand|stand|stand|standen] {hero} ganz still, {where}.`),
  },
  outline: {
    hero: "Die Hauptfigur dieser Geschichte: {who}.",
    also: "Auch dabei: {who}.",
    place: "Der Ort der Geschichte: {place}.",
    wish: "Der größte Wunsch: {wish}.",
    obstacle: "Doch etwas stand im Weg: {obstacle}.",
    ending: "Und so ging es am Ende aus: {ending}.",
  },
  company: lines(`„Ich komme mit“, sagte {name}, und niemand hatte etwas dagegen.
    „Seht mal, dort drüben!“, rief {name}. Die anderen wären daran vorbeigelaufen.
    „Lasst es mich versuchen“, sagte {name}, und die anderen machten Platz.
    „Still“, flüsterte {name}. Einen Augenblick lang lauschten alle.
    „Zusammen schaffen wir es“, sagte {name}, und so war es auch.
    „Ich habe eine Idee“, sagte {name}. Die Idee war gut, und alle machten mit.`),
};
