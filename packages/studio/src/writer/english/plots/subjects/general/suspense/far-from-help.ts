import { phrase } from "../../phrase.ts";
import { also, role, story } from "../../subject-story.ts";

/** Stories of the far away and the stranded: signals, ships in trouble, the last one in a place. */
export const farFromHelp = [
  story({
    says: [
      phrase(
        "(?:received|picked up|caught|heard|intercepted|detected|discovered|recorded) (?:an?|the|some) (?:[a-z-]+ ){0,3}(?:signals?|messages?|transmission|sequence|call|radio waves) (?:coming |sent |that came )?from <source:thing>",
      ),
      /\b(?:space|planets?|stars?|galaxy|moon|orbit|astronom\w+|telescope|observatory|comet|nebula|solar|cosmos|universe)\b/i,
    ],
    unless:
      /\b(?:own voice|dead|future|ship|wreck|earth was|alien invasion|war|daughter's voice|cat|dog|threat\w*|attack)\b/i,
    of: "people",
    after: [
      "It was so faint that anybody else would have taken it for dust on the tape. Three short, one long, a pause. Nothing in nature counts like that. It came from {thesource}, and {hero} was the only person in the world who knew.",
      "{He} rang everybody who ought to know about {thesource}. “It'll be a satellite,” they said. “Or the microwave in your canteen.” {Hero} unplugged the microwave. Three short, one long, a pause. “Go home and sleep,” said {his} boss, not unkindly.",
      "+ {Hero} lay down for an hour, and {he} did not sleep. {He} heard it in the dripping of the tap and in the trains. Somewhere out there somebody was tapping on the wall, patiently, again and again, like a prisoner who does not know whether there is another cell. {He} got up and drove back.",
      "On the tenth night {hero} gave up looking for a meaning in it. {He} just listened. And then {he} heard that it wasn't always the same. Each time the pause was a tiny bit longer. Whoever was sending from {thesource} wasn't sending a message at all. They were leaving room.",
    ],
    end: [
      "It was strictly forbidden to answer. {Hero} turned the big dish towards {thesource} with {his} own hand. {His} heart was beating so hard that {he} had to begin twice. Three short, one long. And then {he} added, because {he} couldn't leave it at that, one more short one.",
      "Nothing happened, for hours and days. They found out about it, naturally. {Hero's} things were already in a cardboard box when the loudspeaker crackled, and everybody in the room turned round. Three short, one long. A pause. Then came the little one, the one that {hero} had added. And then, from {thesource}, another.",
      "Nobody spoke. “It isn't a satellite,” whispered the boss. {Hero} put {his} box down on the floor. “May I?” asked {hero}. And {he} was allowed to answer.",
      "A conversation with {thesource} takes its time. {Hero} has learned to wait. In the evening {he} puts on {his} headphones. And it is never quite silent out there any more. Every time it ends with one tap more than before.",
    ],
  }),
  story({
    says: [
      /\b(?<ship>(?:an?|the|his|her|their) (?:[a-z'-]+ ){0,2}(?:spaceship|space ship|spacecraft|space station|space shuttle|starship|shuttle|mining station|rocket|space ferry))\b/i,
      /\b(?:meteors?|meteorite|asteroids?|engines? (?:fail\w*|broke\w*|stopped|died)|lost (?:its|the|an|one) engines?|oxygen|damaged|breaks? down|broke down|out of control|air (?:ran|runs|was|leak)|leak\w*|explosion|emergency|malfunction\w*|crippled|fails?|failed)\b/i,
    ],
    may: also(
      "repair\\w*|fix\\w*",
      "engines?|oxygen|air",
      "damaged|hit|fail\\w*|broke\\w*",
      "sav(?:e|es|ed)|rescue\\w*|everyone",
    ),
    unless:
      /\b(?:fuel|alien\w*|mutiny|traitor|sabot\w+|replaced|clone|killer|escape pod|only seat|mouse|mice|cat|cats|dog|hamster|robot|captain died|love|earth was|children|kids|boy|girl|asleep|cryo\w*|black hole|last human|abandoned|empty|derelict|found|wreck|lights)\b/i,
    of: "adults",
    after: [
      "“How long?” asked {hero}. The number that came back made the whole crew very still. It was two days. To the nearest help it was nine. {Hero} wrote both numbers on the wall with a felt pen.",
      "{Hero} crawled through the shafts of {theship} with a lamp between {his} teeth until {he} had found it. It was a ring of black rubber, no bigger than a bracelet. It had been torn in two. On the shelf for spare parts there was nothing but a label.",
      "+ They had all been told in training what to feel: first fear, then anger, then calm. On {theship} it came in a different order. They quarrelled about the last tin of peaches. Then they were ashamed, and opened it, and {hero} cut the peaches into pieces of exactly the same size.",
      "{Hero} tried leather, tape, and the sole of a boot. Everything tore or froze or burnt. In the end there was only one idea left, and nobody liked it: to shut down everything, light, warmth and air, for twelve minutes, and to go in there by hand. “Who's got the steadiest hands?” someone asked. They all looked at {hero}.",
    ],
    end: [
      "At that moment somebody came out of the galley, holding a pressure cooker. “It's got a ring,” {hero} heard, “a black one.” It was a hand's breadth too wide. {Hero} cut it, and glued it, and held it up to the light. It would have to do.",
      "Then {theship} went dark. {Hero} felt {his} way along in the cold, with the ring round {his} wrist. {He} breathed slowly and counted aloud, so that the others could hear it through the wall. At five hundred {his} fingers were numb. At six hundred the ring was in.",
      "There was a hum. It was the most beautiful sound that any of them had ever heard. One lamp came on, then the next, all through {theship}, and warm air came out of the grilles and smelled of soup. {Hero} took the felt pen and crossed out both numbers.",
      "When they had landed, {hero} was asked what {he} would take along from {theship} as a souvenir. {He} chose the pressure cooker. It stands on {his} stove today. It doesn't close any more, and it can't be used for soup. But nobody in {his} kitchen is allowed to make a joke about it.",
    ],
  }),
  story({
    says: [
      /\b(?:the|its) last (?:living |remaining )?(?:person|man|woman|human|human being|inhabitant|resident|villager|islander|keeper|tenant|guest|one|girl|boy|family)(?: left| alive)? (?:on|in|of|at|left on|left in) (?<spot>(?:the )?Earth|Mars|(?:an?|the|his|her|their) (?:[a-z'-]+ ){0,3}[a-z]+)\b/,
    ],
    unless:
      /\b(?:knock\w*|robots?|alien\w*|lighthouse|zombie\w*|murder\w*|plants?|last (?:day|night)|earth (?:is|was) (?:destroyed|dying)|class|school|queue|dog|cat|train|bus)\b/i,
    of: "adults",
    after: [
      "Somebody has to close the door behind the others, and so it had come to {hero}. {Thespot} belonged to {him} alone now. {He} had stopped counting the days.",
      "But {he} had rules. {He} shaved or combed {himself} every morning, as if there were visitors. {He} said good morning aloud, and good night as well. And every evening, when it got dark over {thespot}, {hero} lit a lamp and put it in the window. “What for?” {he} asked {himself} now and then. And {he} filled up the lamp.",
      "+ Once a week {hero} walked through the houses of the others. {He} wound up their clocks, and watered what would still grow. On Sundays {he} had an argument with the chair opposite. {He} let it win now and then, so that it wouldn't lose interest.",
      "Then there came an evening when {he} left the lamp where it was. {He} sat in the dark for the first time. And because {his} own light was not dazzling {him}, {he} saw the other one. Far off, very low, and yellow, there was a light.",
    ],
    end: [
      "{Hero} thought it was a star. But stars don't swing. It went from left to right, as a lamp does that somebody is carrying. It was looking for the window! {Hero} fell over the chair and broke three matches. With the fourth {he} lit the lamp and held it as high as {he} could.",
      "It took the other light the whole night. {Hero} kept {his} arm up until {he} could no longer feel it. In the first grey of the morning a woman came up the path, with a bundle on her back, and out of the bundle looked a child. “We've been walking towards your lamp for three weeks,” said the woman. “Last night it went out. I thought that we had come too late.”",
      "{Hero} wanted to say a thousand things. Not one of them would come out. “Good morning,” {he} said. And the child said it back. It was the first time since {thespot} had become so quiet that anybody had said it back. {He} had to turn round for a moment and look for cups.",
      "{Hero} isn't the last one any more, and {thespot} is no longer quiet. There are arguments on Sundays, and {he} loses nearly all of them. In the evening it is the child who lights the lamp. “What for?” it asks. “We're here.” “Yes,” says {hero}, and holds the match. “But who else is?”",
    ],
  }),
  story({
    says: [
      /\b(?:surviv\w+|stranded|shipwrecked|marooned|washed (?:ashore|up)|castaways?|plane crash\w*|crash\w*|stuck|lost)\b/i,
      /\b(?:on|in|across|through) (?<wild>(?:an?|the) (?:[a-z-]+ ){0,3}(?:island|desert|mountain|jungle|wilderness|glacier|raft|lifeboat|forest|rainforest|canyon|mountains|ice|sahara|savannah|steppe|outback))\b/i,
      /\b(?:surviv\w*|alone|stranded|shipwreck\w*|marooned|castaways?|plane|helicopter|crash\w*|rescue)\b/i,
    ],
    unless:
      /\b(?:bear|wolf|dog|cat|goat|monkey|parrot|race|marathon|robot|alien\w*|spaceship|treasure|pirates?|hotel|bus|school|class|children|kids|girl|boy|enem\w+|fairy|dragon|turtle|snow\w*|cannibal|murder\w*|lifeguard|elevator|beach)\b/i,
    of: "adults",
    after: [
      "When it was quiet again, {hero} counted what was left. There was a knife, a tin with a shiny lid, half a bottle of water, and a ballpoint pen. {He} laid it all out in a row. Around it there was nothing but {thewild}, as far as {he} could see. “Good,” said {hero} aloud. {His} voice sounded very small.",
      "{He} made rules and wrote them on {his} arm with the pen. One: never drink without counting. Two: never sit down without looking first. Three: talk. So {hero} talked. {He} found water where the birds went down. It tasted of mud.",
      "+ The nights were the worst, because then there was nothing to do. {Hero} went through everybody {he} knew, and told each of them what {he} had always wanted to tell them. It took a surprisingly long time. There was a great deal that {he} had put off.",
      "On the sixth day a plane came. {Hero} shouted and waved and ran after it until {he} fell. It didn't turn round. {He} lay there with {his} face on the ground of {thewild}. The ink on {his} arm was nearly gone. Only the third one could still be read. “Talk,” it said.",
    ],
    end: [
      "So {he} went on. {He} told {thewild} what {he} thought of it, loudly, and sat up to do it better. {He} saw how the tin was flashing in the sun, and that it threw a bright spot on the rock. {Hero} moved it. The bright spot jumped.",
      "After that {hero} only slept in the dark. From sunrise to sunset {he} sat at the highest place that {he} could reach and turned the lid, left and right, left and right, towards all that was far away. “Somebody is looking this way,” said {hero}. “Somebody is just cleaning their glasses.”",
      "Late on the ninth day something flashed back. Then there was a sound, and a dot, and the dot had rotor blades. “We saw a light,” said the man who jumped down. “We thought that it was a mistake.” {Hero} opened {his} mouth. And for the first time in all those days {he} could find no words.",
      "The rules have long been washed off {hero's} arm. But {he} has kept to the third. {He} rings people up and tells them what {he} would otherwise put off. On {his} windowsill lies the lid of a tin. When the sun is low, {he} turns it a little, left and right, in case somebody out there is looking this way.",
    ],
  }),
  story({
    says: [
      role(
        "rescuer",
        "firefighter|fireman|firewoman|paramedic|lifeguard|coastguard|mountain rescuer|rescuer|diver|mountain guide|fisherman|ranger",
      ),
      phrase("(?:rescued?|saved?|rescuing|saving|reach(?:ed)?|got out) (?!his|her life)<victim:somebody>"),
      /\b(?:burning|fire|flames|storm|blizzard|avalanche|snow\w*|flood\w*|cave|mountain|drown\w*|sinking|sea|river|cliff|trapped|collapsed|mine|well|ice|crevasse|rocks?|earthquake|rubble|lost)\b/i,
    ],
    unless:
      /\b(?:dogs?|cats?|whale|animals?|horse|bird|seal|dolphin|baby|bull(?:y|ies)|ex|love|wife|husband|own (?:son|daughter|brother|father)|wardrobe|reindeer|kitten|died|dead|octopus|turtle|dragon|mermaid)\b/i,
    lead: "rescuer",
    after: [
      "When the call came, {hero} was pouring tea. {He} left it standing. {Victim} {victimwas} out there, they said. There was not much time.",
      "The closer {he} got, the less {hero} could see. {He} stopped, against every instinct, and held {his} breath. There it was. It was a knocking, very weak, three times and then nothing. “I hear you!” shouted {hero}. “Keep on knocking! I'm coming towards you.” And it knocked.",
      "+ “Come back,” said the voice on the radio. “That's an order. It won't hold.” {Hero} looked at the way back. It was still there. Then came the knocking again, only twice this time. “I didn't understand that,” {hero} told the radio, quite calmly, and turned it down.",
      "There was one place where only one person could get through. {Hero} pushed {himself} forward with {his} elbows until {he} touched a sleeve. {Victim} looked up. “Are you afraid?” {hero} heard. “Yes,” said {hero}. “But I know the way out.”",
    ],
    end: [
      "It wasn't quite true. The way in was no longer there. They had to take the other way, about which {he} knew nothing. “Hold on to my belt,” {he} said, “and tell me something. What did you have for dinner on your last birthday?” {Victim} told {hero}. And they moved, one arm's length for each dish.",
      "By the time they got to the pudding, there was a crack of light. {Hero} pushed {victim} up towards it with {his} last strength. Hands reached in from above, took hold of {victimhim}, and pulled. Then it gave way behind {hero}, with a roar. {He} thought of {his} tea. And then a hand that wasn't gloved grabbed {him} by the collar. {Victim} had not let go.",
      "They sat side by side on the tailboard with blankets round their shoulders. “I was supposed to save you,” said {hero}. {Victim} looked for words, and only moved a little closer. Somebody handed them two paper cups. {Hero} looked into {his}. It was tea.",
      "{Hero} still goes out whenever the call comes. But on one day in the year {he} takes time off. Then there is dinner with {victim}, with every single dish, in the right order. And before the pudding is brought in, they all knock on the table, three times.",
    ],
  }),
];
