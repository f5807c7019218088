import { role, story } from "../subject-story.ts";

const CHILD = role("child", "daughter|son|girl|boy|child|children|kids|sons|daughters");

/** Stories of parents and children who lost each other. */
export const fathersAndDaughters = [
  story({
    says: [
      /\b(?:prison|jail|convict|inmate|behind bars|sentence)\b/i,
      CHILD,
      /\b(?:c[ao]me[s]? (?:out|home|back)|released?|got out|gets out|out of (?:prison|jail)|after|years|leaves|left|free)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|escap\w+|biscuits|tunnel|goalkeeper|detective|hacker|warden|robs?|robbery|heist)\b/i,
    of: "people",
    after: [
      "+ @street(hero walk) {Hero} had the address on a piece of paper that had been folded so often that it was coming apart. It was a street with small trees. {He} walked down it on one side and up it again on the other. Behind one of these windows lived {thechild}, and {hero} did not know which face to put on.",
      "@street(hero look, child walk) {Hero} had missed so much that it could be counted in shoes: the first ones, the ones with lights, the ones with heels or studs. A man at a bus stop asked if {he} {was} lost. “No,” said {hero}, “only late.” Then a door opened, and {thechild} came out with a bag over one shoulder, and walked exactly as {he} did {himself}, with one foot turned out.",
      "+ @street(hero stand, child talk) For four days {hero} did nothing but stand at that stop. {He} learned when the light went on. {He} learned who laughed at that table. On the fifth day it poured, and {thechild} crossed the road with an umbrella and said: “You let every bus go by. Which one are you waiting for?”",
      "@street(hero talk, child talk) All the fine words that {he} had practised against the wall of a cell were gone. “I used to know your name before you could say it,” said {hero}. {Thechild} went white, and took a step back. “No,” said {thechild}. “I've been told about you. You're supposed to be gone.” And then, very quietly: “You never wrote.”",
      "@street(hero give, child look) “Every week,” said {hero}. {He} opened {his} bag. There was hardly anything in it but paper, tied in bundles, each of the envelopes with the same address and across it, in red, the same two words: Return. Unopened. {He} laid them on the wall of the front garden, one bundle for every year. “I don't want anything,” {he} said. “They're yours. That's all.”",
    ],
    end: [
      "@street(hero talk, child read) {Hero} had got as far as the corner when {he} heard steps, quick ones, with one foot turned out. {Thechild} had one of the envelopes in hand, torn open. “There's a drawing in it,” said {thechild}. “Of a shoe.” “You'd lost one at the zoo,” said {hero}. “I looked for it that whole night. I wanted you to know what it looked like.”",
      "@street.dusk(hero sit, child read) It was no happy ending, not on that day. There was a great deal to be angry about, and they were both honest. {Hero} did not make excuses. {He} said: “I did it, and it was wrong, and you paid for it.” They sat on the wall until dark, with the letters between them, and read one out loud and then the next.",
      "+ @street.dusk(hero talk, child talk) “Can you come on Thursday?” asked {thechild} in the end. “Only for an hour. I'm not promising anything.” “An hour is a lot,” said {hero}, who knew all about time.",
      "@street(hero walk, child stand) There is a row of nails in the hall for coats and keys. On the lowest hangs a very small shoe, which is new, because the old one was never found. Every Thursday somebody is waiting at the stop. When the bus comes, {hero} gets off it now.",
    ],
  }),
  story({
    says: [
      role("parent", "father|dad|mother|mum|mom|daddy|papa"),
      /\b(?:left|leaves|walked out|abandon\w*|disappear\w*|vanish\w*|gone|never met|never knew|n['’]t seen|not seen|thought (?:was|he was|she was) dead|unknown|absent|long[- ]lost|ran off|grew up without)\b/i,
      /\b(?:years|again|appears?|appeared|turns? up|turned up|returns?|returned|comes back|came back|finds?|found|search\w*|looks? for|looked for|meets?|met|recogni[sz]\w*|invit\w+|calls?|called|stands|stood|dying|sick|ill|old|letter|hospital|wedding|concert|travel\w*|road trip|drives?|drove)\b/i,
    ],
    may: [role("child", "daughter|son")],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|spy|funeral|inherit\w*|late (?:father|mother)|dead (?:father|mother)|buried|prison|robot|bear|stork|wolf|elephant|parrot|clown|notes|teacher|baby|online|games?|songs?|sung|harvest|stroke|deathbed|not speak\w*|named after|DNA|missing (?:son|daughter|child|boy|girl|brother|sister)|kidnap\w*|television|TV|(?:son|daughter|child|boy|girl|brother|sister) (?:who |that )?(?:had )?(?:disappear\w*|vanish\w*|went missing)|since (?:his|her|their|the) (?:father|mother) left)\b/i,
    lead: "child",
    of: "people",
    after: [
      "+ They had the same chin. {Hero} had seen that chin in the mirror every day, and had never known where it came from. Now it was sitting across from {him}, and it trembled. “You've grown,” said {theparent}. It was such a stupid sentence that {hero} almost laughed.",
      "{Hero} had questions. There were forty of them, on a list that {he} had begun in pencil at the age of eight, with spelling mistakes. {He} put it on the table. “In order,” {he} said. {Theparent} put on a pair of glasses and read. “Number one,” read {theparent}. “Was it because of me?” And then no sound came for a very long time.",
      "+ “No,” said {theparent}. “Not for one second. You can cross that out.” {Hero} had a pen with {him}, and did. The line went straight through the paper. It was strange how light the list was after that, although thirty-nine were left.",
      "The other answers were not pretty. There had been drink in it, and shame, and a bus that left at night. “At first I wanted to come back when I was well,” said {theparent}. “Then I wanted to come back when I was somebody. And then you were fifteen, and I stood outside your school and saw you laugh, and I thought, leave it. Don't break that.”",
      "“You stood there?” asked {hero}. “In a green anorak. By the bicycles.” {Hero} got up so fast that the chair fell over. {He} remembered it. {He} had pointed the anorak out to the others and said: Look at that weirdo. They had laughed. It had been the laugh that {theparent} had not wanted to break.",
    ],
    end: [
      "@street(hero stand) {Hero} walked to the end of the street, and to the end of the next one. {He} could go home now. {He} could do what had been done to {him}, and simply not come back. {He} stood there with {his} hand on the pole of a bus stop, and knew how easy it was. And then {he} turned round.",
      "{Theparent} {parentwas} still sitting there, with both hands flat on the list, as if it might blow away. “I thought you were gone,” said {theparent}. “So did I,” said {hero}. “That's the difference between us.” {He} picked up the chair. “I can't forgive you today,” {he} said. “But I'd like to get to number forty. It says: Can you ride a bike?”",
      "+ “Badly,” said {theparent}. “Nobody ever taught me.” “Nobody taught me either,” said {hero}. They looked at each other, and both chins went up at the same time.",
      "@park(hero run, parent ride) On Sundays you can see them in the park, on the wide path by the pond. One of them is running alongside and holding on to the saddle, and one of them is wobbling and shouting, and it is hard to say which of the two is the child. The list hangs at home on the fridge. It is full of lines.",
    ],
  }),
  story({
    says: [
      /\b(?:adopt\w*|birth (?:mother|father|parents?)|biological (?:mother|father|parents?)|foundling|orphan\w*|real (?:mother|father|parents)|gave (?:\w+ )?(?:up|away)|given (?:up|away))\b/i,
      /\b(?:search\w*|looks? for|looked for|looking for|finds?|found|meets?|met|travel\w*|track\w*|discover\w*|contact\w*|letter|learn\w*|DNA|knocks?|knocked|writes?|wrote|wants to know|wanted to know)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|cat|dog|kitten|puppy|duck|bear|elephant|dragon|sailor|pram|taxi|robot|goat|stork|witch|king|princess|wedding dress|charity shop|(?:birth|biological|real) (?:father|dad)|adopts?|adopted (?:an?|the|two|their)|(?:she|he|they|I) (?:had )?(?:gave|given))\b/i,
    of: "people",
    after: [
      "@room(hero look) In the file there was hardly anything: a date, a weight, a town by a river, and a thing that had been lying in the basket, a blue mitten. It fitted {his} thumb now. “Do you have to go?” asked the people at home who had brought {him} up. “I want to see if there's another,” said {hero}.",
      "@shop(hero look) The woman in the town by the river had a wool shop. {Hero} looked through the window for so long that the glass went misty. She was scolding a ball of yarn. {He} went in. “What can I do for you?” she asked. “A pair of gloves,” said {hero}. It was all that {he} could think of.",
      "+ @shop(hero stand) {He} came again the next day, and the day after. {He} bought socks, a hat, a thing for a teapot. “You must have a cold house,” said the woman. She was in the habit of humming, and {hero} hummed along before {he} noticed. Then they both stopped, and looked at each other for a second too long.",
      "@shop(hero give) On the fourth day {he} could not do it any more. {He} laid the mitten on the counter, on top of the receipts. The woman did not touch it. She held on to the shelf behind her, and all the wool in it shook. “It was in my basket,” said {hero}. “I'm not angry. I only wanted to know if you'd been cold.”",
      "@shop(hero look) She had been seventeen, she told {him}, and there was snow, and a father who had said: Not under my roof. “I'd knitted the whole time,” she said. “In secret, under the blanket. I'd only got one of them done. I thought, if I put that in, they'll have to come back for the second.”",
    ],
    end: [
      "@shop(hero look) She went to the back. When she came out, there was a box in her arms, and in it lay mittens, blue, one beside the other, and every one a little bigger than the last. One for each birthday. Only left ones. “I didn't know how fast you were growing,” said the woman. “I went by the children in the street.”",
      "@shop(hero stand) {Hero} took the biggest and pulled it on. It fitted. She took {his} hand in both of hers, wool and all. After a while {hero} said: “There are two people at home who would like to thank you. They've packed a cake.”",
      "+ @station(hero stand) They met in the middle, at a station with a buffet. Nobody knew where to look, until the woman from the wool shop said to the other two, “You've done that so well,” and began to cry, and the other two as well. The cake was passed round on the lid of its tin.",
      "@corridor(hero stand) On {hero's} hook in the hall hangs a pair of mittens. The left is faded and darned. The right is new, in almost the same blue. On winter photographs {hero} will stand in the middle, with both hands up, so that you can see.",
    ],
  }),
  story({
    says: [
      /\b(?:single (?:mother|mom|mum|father|dad|parent)|(?:mother|father|mum|mom|dad) (?:who )?(?:raises?|raised|raising|brings? up|brought up)|alone with (?:her|his) (?:\w+ ){0,2}?(?:daughter|son|kids|children)|widowed (?:father|mother))\b/i,
      CHILD,
      /\b(?:jobs?|work\w*|braid\w*|hair|dance|danc\w+|night|cook\w*|money|rent|school|exam|study|studies|learn\w*|secret\w*|competition|tired|shift|father['’]s day|mother['’]s day|birthday|costume|sew\w*|teacher|cleaner|drives?|drove)\b/i,
    ],
    unless:
      /\b(?:with (?:his|her) (?:\w+ )?(?:son|daughter)|murder\w*|ghost|vampires?|killer|lottery|violin|santa|kidnap\w*|robot|alien|magic\w*|robbery|boxer|boxing|to university|to college|goodbye)\b/i,
    of: "adults",
    after: [
      "+ @kitchen.night(hero sit) The day had too few hours, so {hero} borrowed some from the night. When {thechild} {childwas} asleep, {he} sat at the kitchen table under the small lamp, with {his} feet in a basin, and did what had to be done. On the fridge hung a plan with so many colours in it that visitors took it for a child's picture.",
      "@kitchen(hero talk, child talk) “You were asleep in the soup,” said {thechild} on Tuesday. “I was listening to it,” said {hero}. From that day on all kinds of things were done before {he} got to them. The bin was empty. The socks lay in pairs, even if they were not the right pairs. “Who was that?” asked {hero}. “Elves,” said {thechild}.",
      "+ @kitchen(hero talk, child look) The woman downstairs saw the light every night. She put a pot of stew in front of the door, rang, and ran for it, at her age, in slippers. “Elves as well?” asked {hero}. “Big ones,” said {thechild}, and looked into the pot. “With dumplings.”",
      "@corridor(hero run) Then everything fell on the same day, as it always does. Exactly when it counted, when {hero} had worked towards it for months, there was a call from the school: fever, please come at once. {He} stood in the corridor in {his} good shirt. Behind the door people were waiting. “Two minutes,” said a man with a list. {Hero} {was} already running down the stairs.",
      "@hospital(hero talk, child sleep) {Thechild} lay on the couch in the nurse's room and was horrified. “Why are you here? It's today! Go back!” “There'll be another,” said {hero} and put a hand on the hot forehead. “There's only one of you.” “I'm always what's in the way,” came a very small voice. “I wish you'd have had an elf instead.”",
    ],
    end: [
      "@hospital(hero talk, child talk) “Listen,” said {hero}, and lay down alongside on that narrow couch, in the good shirt. “You think I'm doing it all although you're there. It's the other way round. Before you I couldn't even get up in the morning. I've got everything that I can do from you.” {Thechild} thought about that for a long time. “The soup as well?” “Not the soup.”",
      "@hospital(hero stand, child look) There was a knock. In the doorway stood the man with the list, out of breath, and behind him two more. The woman from downstairs had rung them. “We've moved it,” said the man to {hero}. “If you can't come to it, it will come to you.” And so {hero} did it there, between the bandages.",
      "+ @hospital(hero talk, child talk) {Thechild} {childwas} the only audience, with a thermometer in one corner of the mouth, and clapped until the nurse came. The three of them wrote something on their papers. “Well?” whispered {thechild}. “Did you see their faces? That's a yes. I know what a yes looks like.”",
      "@kitchen It was a yes. The plan on the fridge has fewer colours now, and one field is left white every day, between supper and bed. Nothing at all is done in it. On the white there are two small figures in pencil, with pointed ears, a big one and a little one.",
    ],
  }),
  story({
    says: [
      role(
        "elder",
        "grandmother|grandma|grandfather|grandpa|grandad|granny|nana|grandparents|aunt|uncle|bachelor|godfather",
      ),
      role(
        "child",
        "granddaughter|grandson|grandchild|grandchildren|niece|nephew|nieces|nephews|goddaughter|teenager|orphan|girl|boy",
      ),
      /\b(?:raises?|raised|raising|brings? up|brought up|takes? (?:in|care of)|took (?:in|care of)|guardian|custody|looks? after|looked after|has to care|moves? in|moved in|alone|orphan\w*|parents (?:died|die|are dead))\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|robot|magic\w*|wolf|bear|witch|dragon|treasure|spy|sick|hospital|wrestler|dementia|alzheimer|stroke)\b/i,
    of: "people",
    after: [
      "@kitchen(elder eat, child eat) {Theelder} had got the room ready, with a lamp and a blanket that had been the fashion thirty years ago. {Thechild} put one bag on the floor and did not unpack it. They ate something with peas. “Do you like peas?” “No.” “Neither do I,” said {theelder}. “I thought that children needed them.” The peas went into the bin, and that was the beginning.",
      "+ Each of them had rules. {Theelder} got up at five and went to bed with the chickens. {Thechild} slept till the last minute and left the lights on. They were both afraid. So they were terribly polite to each other, and it was like living in a waiting room.",
      "+ @bedroom.night(elder read) {Theelder} bought a book about bringing up the young and read it in secret at night, with a torch. {Thechild} found it, with all the underlinings. On page ninety there was a note in the margin: What if I die? Below it, the next morning, in another hand, stood: Don't.",
      "@bedroom.night(elder run, child stand) One night there was a crash. {Theelder} came running in with the torch. {Thechild} {childwas} standing in the middle of the room, among the pieces of the lamp, barefoot, and shaking, and screamed: “You're not my parents! You'll never be them! I don't even know how they laughed any more!”",
      "@bedroom.night(elder sit, child look) {Theelder} did not scold. {Theelder} swept a path through the pieces, and sat down on the bed with a groan. “When something broke,” said {theelder}, “your mother always whistled first, and then she came and confessed. You could hear it all through the house, and knew there was a vase gone.” {Thechild} {childwas} listening now. “How did she whistle?”",
    ],
    end: [
      "@bedroom.night(elder sit, child talk) {Theelder} had not whistled for many years, and had new teeth. It came out as a hiss, with spit. Once again: a hiss. And then there came, from the other side of the bed, quite softly, three notes, up, down, up. {Thechild} had not known that it was still there. {Theelder} took hold of the bedpost. It was exactly that.",
      "@bedroom.dawn(elder talk, child talk) They sat up till it was light. Everything was told: the vase, the burnt hair, the goat in the bathroom. {Thechild} laughed, in the middle of crying, and {theelder} said: “There. That's how they laughed.” In the morning the bag was unpacked. There was not much in it, but it took up three drawers.",
      "+ The politeness was over after that. They quarrelled about the bathroom, the lights and the volume, as people do who live together. In the margin of the book, at the chapter about quarrels, there is a tick in two colours.",
      "@corridor Now and then something breaks in that house. Then it is silent for a moment, and after that somebody whistles, up, down, up. And from the other end of the corridor, with a good deal of spit, somebody whistles back.",
    ],
  }),
];
