import { phrase } from "../../phrase.ts";
import { also, role, story } from "../../subject-story.ts";
import { PAL } from "./what-is-lost.ts";

const KIN = "mother|father|mum|mom|mama|dad|daddy|papa|parents|family|herd|grandmother|grandfather|grandma|grandpa";
const APART =
  "lost (?:his|her|their|its)|(?:was|were|got|been|become) (?:lost|separated|parted|left behind|swept away)|separated from|lost sight of|couldn't find|could not find|went missing|disappeared|woke up alone";
const SOUGHT =
  "(?:search(?:ed|es|ing)?|look(?:ed|s|ing)?|went looking|set out) (?:everywhere )?(?:for|to find)|(?:tried|tries|wanted|wants|hoped|had|decided) to find|track(?:ed|s) down|find|asked [^.]*? (?:if|whether|for|where)";

/** Stories of those who look for somebody. */
export const searchedFor = [
  story({
    says: [
      phrase(
        `(?:search(?:ed|es|ing)? for|look(?:ed|s|ing)? for|went looking for|(?:set out|sets out|tried|travell?ed [^.]*?|came back|returned|flew [^.]*?|wanted|decided|went [^.]*?|hired [^.]*?) to find|track(?:ed|s) down) <person:somebody>`,
      ),
      /\b(?:search(?:ed|es|ing)? for|look(?:ed|s|ing)? for|to find|track(?:ed|s) down) (?:(?:(?:his|her|their|an?|the) (?:[\p{L}-]+ ){0,4}?(?:mother|father|parents?|brother|sister|twin|son|daughter|family|friend|love|sweetheart|pen ?pal|teacher|cousin|uncle|aunt|grandfather|grandmother|comrade|nurse|man|woman|girl|boy|stranger|doctor|singer|musician|pianist|violinist|dancer|painter|sailor|soldier|pilot|poet|actress|actor|bride|ballerina|classmate|neighbou?r))|\p{Lu}\p{Ll}+)\b(?!['’]s)/u,
    ],
    may: [
      PAL,
      ...also(
        "(?:she|he|they|whom she|whom he|who) (?:had )?(?:never met|never known|lost|not seen|hadn't seen|disappeared|vanished|left|gave|once)[^.]*",
        "danced|kissed|saved|(?:for|after|in) (?:[a-z]+ )?years|decades|as a child|in the war|long ago|childhood",
        "photo(?:graph)?|picture|letters?|address|postcard|name",
        "birth|real|biological|long-lost|lost|missing|old|first",
        "from (?:city|town|village|door|street|place) to [a-z]+|all over [^.]*|across [^.]*",
      ),
    ],
    of: "people",
    unless:
      /\b(?:murder\w*|kill\w*|killer|dead|died|grave|detective|inspector|police|witness|spy|agent|hacker|spaceship|planet|zombies?|vampire|thief|revenge|kidnap\w*|work|marry|date|little (?:boy|girl)|children|kids?|rescuer?|blizzard|pictures of|school group|online|game|wedding|midwife|magic|ghost)\b/i,
    after: [
      "{Hero} began with what {he} had. That was a name, and an address from long ago, and one picture of {person} with a bent corner. {He} laid them on the table, side by side. It looked like very little for a whole human being. Then {hero} packed a bag.",
      "At the old address a stranger opened. No, {person} did not live here, and never had. But there was an old neighbour upstairs, who might remember. {Hero} climbed the stairs, and showed the picture, and held {his} breath. “Those eyes,” said the neighbour. “Yes. Moved away. To the sea, or was it to the mountains?”",
      [
        "So it went from door to door. {Pal} wrote down what people said, and {hero} asked the next question. A baker had danced with {person} once. A tailor still owed {person} money. “We know more and more,” said {pal} in the evening. “But we don't know where,” said {hero}.",
        "So it went from door to door. A baker had danced with {person} once. A tailor still owed {person} money, and was ashamed. In the evening {hero} wrote it all down. {He} knew more and more about {person}, and still did not know the one thing that mattered.",
      ],
      "The last trail ended in front of a house that had been pulled down. {Hero} stood at the fence and looked at the nettles. {He} had been asking for weeks. What if {person} did not want to be found at all? {Hero} had never dared to think it before.",
      "+ A woman came along with a pram, and because {he} was tired {hero} told her everything: about {person}, the picture, and the nettles. It was the first time that {he} had told it without asking for anything. “Sit down somewhere warm,” said the woman, “and don't give up.”",
    ],
    end: [
      "{Hero} went into the nearest café and laid the picture on the table. “Show me,” said an old man at the next one. He looked at it for a long time. “Fourth street on the left, the blue door,” he said. “On Sundays there is cake.” {Hero} left {his} coat on the chair and ran.",
      "The door was blue. {Hero} had practised a sentence all those weeks, and now {he} did not know it any more. {He} knocked. Then the door opened, and {hero} knew those eyes. “I've been looking for you,” {he} said. “What took you so long?” said a voice that shook, and two arms reached out.",
      "{Hero} has written to all of them since: to the neighbour, the baker, and the old man in the café. {He} had gone out to search for {person}, and had found a town full of people on the way. The picture with the bent corner stands on {his} table, in a frame.",
    ],
  }),
  story({
    says: [
      new RegExp(`\\b(?:${SOUGHT}|${APART})\\b`, "i"),
      role("kin", KIN),
      new RegExp(
        `\\b(?:${APART}|(?:search\\w*|look\\w*) (?:everywhere )?for (?:his|her|its|their) (?:[a-z-]+ )?(?:${KIN})|find (?:his|her|its|their) (?:[a-z-]+ )?(?:${KIN}))\\b`,
        "i",
      ),
    ],
    may: [
      PAL,
      ...also(
        "in (?:a|the) (?:big |wild |heavy |terrible )?(?:snow|sand|thunder)?storm|fog|snowstorm|storm|waves?|current",
        "in the (?:savannah?|jungle|desert|forest|sea|ocean|arctic|ice|mountains|city|town|woods|meadow)",
        "looked for (?:her|him|them|it)|searched for (?:her|him|them|it)|on the way|asked [^.]*|meets?|met",
        "lost|separated|alone|far from home|wandered (?:off|too far)",
      ),
    ],
    of: "creatures",
    unless:
      /\b(?:murder\w*|killed|died|dead|hunters?|zoo|circus|adopted|egg|hatch\w*|school|stole\w*|teacher|food|magic|spell|treasure)\b/i,
    after: [
      "“Hello?” called {hero}. {Hero} listened. {He} turned round, and round again, and whichever way {he} looked, there was no sign of {kin}. A moment before, everything had smelled of home. Now it only smelled of wind. {Hero} made {himself} as tall as possible and set off.",
      "After a while {hero} met a snail. “Have you seen {kin}?” asked {hero}. “What does that look like?” “Very big,” said {hero}, “and warm, and the eyes are kind.” The snail thought about it. “Big, yes. Warm, yes,” it said. “Both at once, not today.” So {hero} went on.",
      [
        "{Pal} went with {hero}. When {hero} got tired, {pal} told {him} which way they had not tried yet. When {hero} got sad, {pal} stayed so close that their sides touched. “Tell me something about {kin},” said {hero}, and answered {himself}, with the funny noise that {kin} made before sleep.",
        "To keep up {his} courage, {hero} told {himself} everything that {he} knew about {kin}: how it sounds in the morning, how it feels from underneath, and what the funny noise is before sleep. {Hero} made the funny noise. It helped a little. Then {he} went on searching for {kin}.",
      ],
      "{Hero} walked in a big curve to the left, and then in a big curve to the right. At dusk {he} came to a place with small footprints. {Hero} was so glad! Then {he} set {his} own foot in one of them, and it fitted exactly. {He} had gone in a circle. {Hero} lay down and cried.",
      "+ The stars came out, and {hero} curled up small. Somewhere under the same stars, {he} thought, {kin} lay awake as well. {Hero} wished good night in that direction, and then in all the others, to be quite sure.",
    ],
    end: [
      "Next to the small footprints there were others, {hero} saw now, and those were very big. They ran in a circle too. {Kin} had been here, and was searching as well! All the time they had walked one behind the other, round and round. So {hero} did the one thing that was left. {He} sat down and stayed where {he} was.",
      "It was the hardest part of all. {Hero} sat still, and made the funny noise, as loud as {he} could, again and again. And out of the dark came an answer, far away at first, then nearer, then very near. Something big and warm with kind eyes came round the bend. {Hero} leaped, and there {he} was, home, in the middle of nowhere.",
      "The big footprints and the small ones go side by side now. Now and then {hero} runs ahead, but never without making the funny noise. And if no answer comes, {hero} knows what to do: {he} sits down and waits, for {he} is being looked for.",
    ],
  }),
  story({
    says: [
      /\blost (?:sight of )?(?:his|her|their|its|the) (?:[a-z-]+ ){0,2}?(?:brother|sister|twin|cousin|son|daughter|child|children|grandson|granddaughter|grandmother|grandma|grandfather|grandpa|mother|mum|mom|father|dad|class|friend|boy|girl)\b/i,
      /lost (?:sight of )?(?<kin>(?:his|her|their|my) (?:[a-z-]+ ){0,2}?(?:brothers?|sisters?|twin|cousin|son|daughter|child|children|grandson|granddaughter|grandmother|grandma|grandfather|grandpa|mother|mum|mom|father|dad|friend)(?: \p{Lu}\p{L}+)?)(?=[^.]*? (?:in|at|on) (?:the|an?) (?:[a-z]+ )*(?:market|bazaar|crowd|fair|station|airport|mall|zoo|museum|park|supermarket|store|festival|parade|beach|carnival|forest|woods|fog|souk|funfair|shop|shopping cent\w+|department store))/u,
    ],
    may: [
      PAL,
      ...also(
        "(?:market|bazaar|crowd|fair|station|airport|mall|zoo|museum|park|supermarket|festival|parade|beach|carnival|souk|funfair|department store)",
        "look(?:ed|s)? for (?:him|her|them)|search\\w*|everywhere|help(?:ed|s)?|find (?:him|her|them)|asleep",
      ),
    ],
    of: "people",
    unless: /\b(?:murder\w*|killed|died|dead|war|kidnap\w*|police|never|years|accident)\b/i,
    after: [
      "A moment ago {kin} had been there. {Hero} was sure of it. {He} had only looked away for the length of one breath, and when {he} looked back, there was a gap in the air. “Where are you?” called {hero}. A hundred strangers turned their heads, and not one of them was {kin}.",
      "{Hero} pushed through between elbows and bags. From behind, everybody looked like {kin} now. Twice {he} put a hand on a shoulder, and twice it was the wrong shoulder. “Sorry,” said {hero}, and pushed on. {His} mouth was quite dry.",
      [
        "“You stand on that and look,” said {hero}, and lifted {pal} on to a box. {Pal} looked over all the heads, from left to right. {Kin} was not among them. But there were other people who could look as well, and soon they all did: those who sold, those who bought, and a man with a drum.",
        "So {hero} climbed on a box, took a deep breath, and told everybody. {He} told them what {kin} looked like, and the name, and the colour of the shoes. {He} had never in {his} life spoken to so many people. And those who had only been in the way began to search with {him}.",
      ],
      "They looked under the tables and in the baskets. “Nothing here!” “Nothing here either!” With every shout {hero} grew smaller. {He} thought of the last thing that {he} had said to {kin}. It had been: “Don't dawdle.” {Hero} would have given a great deal for {kin} to be dawdling next to {him}.",
      "+ A woman pressed a cup of water into {hero}'s hand. “Drink,” she said. “They turn up. Mine is six foot tall now, and I lost him right here.” {Hero} drank. It did not help against the fear, but it did against the dry mouth.",
    ],
    end: [
      "Then {hero} stopped calling, and thought. What did {kin} like best of all this? Where would those shoes have stopped by themselves? {Hero} went back, slowly, the way they had come together, and looked only at beautiful things. At the most beautiful of them {he} bent down and lifted the cloth that hung in front.",
      "There sat {kin}, in the half dark, perfectly happy. “You were gone,” said {kin}, “so I waited.” {Hero} crawled in under the cloth, because {his} legs gave way, and hugged {kin} very hard. Outside a hundred strangers were clapping, and the man with the drum beat it like mad.",
      "They walked home hand in hand, and {hero} held on a little too tightly. Since then they have had a rule: if one of them is lost, both go to the most beautiful thing that they saw. It has worked twice. “And you may dawdle,” says {hero}.",
    ],
  }),
];
