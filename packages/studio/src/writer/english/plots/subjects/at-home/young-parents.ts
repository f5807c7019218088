import { also, role, story } from "../subject-story.ts";
import { PARENT, who } from "./words.ts";

/** Stories of parents: a newborn at home, a weekend alone with the children, braids, a missed play, a key round the neck. */
export const youngParents = [
  story({
    says: [
      /\b(?:newborn|new baby|first baby|first child|newborns|baby (?:daughter|son)|just (?:became|become) (?:parents|a (?:father|mother))|new (?:parents|father|mother|dad|mum|mom))\b/i,
      /\b(?:couple|parents|father|mother|dad|mum|mom|husband|wife)\b/i,
      /\b(?:hospital|no idea|night|sleep\w*|cr(?:y|ies|ied|ying)|nappy|nappies|diapers?|realis\w*|realiz\w*|learn\w*|tired)\b/i,
    ],
    may: [
      ...also(
        "bring|brings|brought",
        "home",
        "hospital",
        "realis\\w*|realiz\\w*",
        "idea",
        "first",
        "night",
        "sleep\\w*",
        "couple|parents",
        "learn\\w*",
        "cr(?:y|ies|ied|ying)",
        "alone",
        "nappy|nappies|diapers?",
        "stop\\w*",
      ),
    ],
    unless:
      /\b(?:murder\w*|adopt\w*|kidnap\w*|abandon\w*|found|finds|stolen|swap\w*|died|dies|dead|dying|jealous|big (?:brother|sister)|older (?:brother|sister)|ghost|war|doorstep|premature|incubator|taxi|divorc\w*|little (?:girl|boy)|grown)\b/i,
    of: "people",
    after: [
      "@room(hero look) The car seat stood in the middle of the carpet, and in it lay the baby and slept. They walked round it once. “And now?” At the hospital there had always been a bell to ring. There was a book, too, with four hundred pages. The baby opened one eye, and the book was not needed, for it opened its mouth as well.",
      "@room(hero carry) By the evening they had worn a path into the carpet, from the window to the door. {Hero} sang the only song that came to mind, and it was about beer. If the baby was laid down, it screamed. If it was picked up, it screamed too, but damply, on to a collar. It weighed no more than a cat.",
      "+ @bathroom(hero) The first nappy took a quarter of an hour and all four hands. The second one was on back to front. At the third there was a fountain, quite a high one, and it met {hero} in the middle of the word “finished”. They stood there dripping, and looked at each other, and began to laugh, and then could not stop, and one of the laughs turned into crying.",
      "+ @kitchen.night(hero eat) At two they ate cold noodles out of the pan, standing up, with the baby between them like a hot loaf. “The others can all do it,” said {hero}. “Even pigeons can do it.” They thought about this for a while. From the window you could see the whole dark street, and only one other light in it, high up, on the other side.",
      "@room.night(hero look) At four o'clock it had screamed for two hours. It had been fed, changed, rocked and driven past the fridge, which hums. {Hero} stood at the window with it. “I don't know what you want,” said {hero} to the small red face. “I'm sorry. You've got the wrong people.” And across the street, in the only other lit window, a figure moved, and raised an arm.",
    ],
    end: [
      "@room.night(hero look) It was a woman in a dressing gown, and on her shoulder lay a bundle. She swayed from one foot to the other. She looked across, and pointed to her bundle, and made a face like an opera singer's. {Hero} made the same face back. Then she held up a piece of cardboard. *HOW OLD?* it said. *FOUR DAYS*, wrote {hero} on the back of the book.",
      "@room.night(hero write) *NINE WEEKS*, wrote the woman. *IT GETS BETTER.* She rubbed it out. *A BIT.* She turned the bundle on to its stomach, along her arm, like a leopard on a branch, and showed it from both sides. {Hero} tried it. The baby hung there with dangling arms, thought it over, burped like a sailor, and was quiet.",
      "+ @room.dawn(hero sit) It was so quiet that they did not dare to sit down. They sat down all the same, a bit at a time. The small back went up and down. It had hair on its ears, as fine as mist; they had not found the time to notice that. “It has got your thumb,” whispered {hero}. Outside the first tram went by, and the light over there went out.",
      "@room.night(hero carry) Some weeks later, at four in the morning, {hero} walked up and down on the path in the carpet, with a leopard on one arm, and sang the one about beer. Across the street a new light went on, on the second floor. A man stood there with wild hair and a bundle. {Hero} felt for the cardboard. *HOW OLD?*",
    ],
  }),
  story({
    says: [
      who("parent", "dad|daddy|father|papa|husband|uncle|grandpa|grandfather"),
      /\b(?:alone|look(?:s|ed|ing)? after|by himself|on his own|never (?:cooked|done)|take(?:s|n)? (?:care|over)|took (?:care|over)|single|weekend|while (?:their|his|the) (?:mother|mum|mom|wife)|first time|left with)\b/i,
      /\b(?:children|kids|sons|daughters|twins|triplets|toddlers?|three|four|household|baby)\b/i,
      /\b(?:mother|mum|mom|wife|cook\w*|house\w*|chaos|weekend|week|away|hospital|trip|sick|ill)\b/i,
    ],
    may: [
      ...also(
        "never|cook\\w*",
        "look|looks|looked",
        "children|kids",
        "weekend|week|days?",
        "away",
        "alone",
        "mother|mum|wife",
        "conference|trip|business|work",
        "sick|ill|hospital",
        "chaos|disaster",
        "manag\\w*|learn\\w*",
        "house\\w*",
      ),
    ],
    unless:
      /\b(?:murder\w*|died|dies|dead|widow\w*|divorc\w*|left him|prison|war|cancer|kidnap\w*|custody|robot|ghost|burglar\w*|zombie\w*)\b/i,
    lead: "parent",
    of: "people",
    after: [
      "@corridor(parent look) The door fell shut, and the heels went down the stairs. On the fridge hung the list. It had two pages. {Hero} read it with folded arms. *Swimming things. Not the red cup. He only sleeps with Gustav.* “Who is Gustav?” asked {hero}. The children looked at each other. “You'll see,” they said.",
      "+ @kitchen(parent cook) There was to be spaghetti, because anybody can cook spaghetti. {Hero} put it in the pot and took a call. When {he} came back, it was one single thing, and could be lifted out with a fork, like a wig. “Mum does it with water,” said the children. They ate cornflakes, out of the cups. The red cup was thrown through the room. Now {hero} knew why.",
      "+ @street(parent run) In the morning {hero} plaited, wiped, buttoned and counted. At the swimming pool it turned out that the bag was the one with the winter boots. At the playground there was one child too many, and the mother of it was already running along behind. “You're doing fine,” said an old lady on a bench. She said it as if {hero} were hanging from a roof by one hand.",
      "+ @bathroom(parent) Nobody had told {him} that you can never be alone in the bathroom. A hand came in under the door, and then a drawing. “Are you still in there?” asked the keyhole. “What are you doing?” {Hero} sat on the edge of the tub, with toothpaste in {his} hair, and enjoyed it. It was the quietest minute of the day.",
      "@bedroom.night(parent look) And then Gustav was gone. It was nine in the evening, and the smallest stood in the bed and howled, and all the others howled as well, to keep it company. {Hero} lay under the sofa, under the car, and in the sandpit with a torch. “What does he look like?” {he} shouted. “Like Gustav!” they sobbed. {Hero} sat down on the bottom stair with sand in {his} ears, and was finished.",
    ],
    end: [
      "@corridor.night(parent sit) The eldest came and sat down beside {him}. “Mum sits here too,” said the child, “on exactly this stair, every evening, when we're in bed. We can see her through the banisters.” {Hero} looked at the stair. It was worn in the middle. “And what does she do then?” “She breathes. And then she gets up again.” {Hero} breathed. And then {he} got up.",
      "@bedroom.night(parent sit) “Gustav has gone on a journey,” said {hero} in the nursery. “He has sent me. I'm Gustav for tonight.” It was quiet. A small wet hand felt {his} nose, {his} chin and the bristles. “You're bigger,” said the smallest. “I've been washed,” said {hero}. That was accepted. {He} had to lie down in the cot, with {his} knees at {his} ears, and be squeezed.",
      "+ @kitchen(parent cook) On the last day {hero} cooked spaghetti, and there was water in the pot. They laid the table, and the eldest swept, and the smallest told {hero} a secret about peas. When the key turned in the lock, they were all sitting there, more or less clean. “And?” asked the voice in the door. “Was it bad?” {Hero} got up, took the suitcase and pulled out a chair. “Sit down,” {he} said. “Not on the stair.”",
      "@corridor.night(parent sit) Gustav came to light on Tuesday. He was in the freezer, and he was a sock. But the list on the fridge has a third page now, and that is in {hero's} writing. And in the evening, when it is quiet up there, two people sit on the bottom stair, side by side, and breathe, and are watched through the banisters.",
    ],
  }),
  story({
    says: [
      who("parent", "dad|daddy|father|papa|stepfather|stepdad|grandpa|grandfather|uncle|brother"),
      /\b(?:braid\w*|plait\w*|pigtails?|ponytails?|(?:do|does|doing|comb\w*|brush\w*|style|styling) (?:his|her|their|my) (?:\S+ )?hair)\b/i,
      /\b(?:daughters?|girl|sister|granddaughter|niece|hair)\b/i,
    ],
    may: [
      role("child", "daughter|granddaughter|niece|little sister|sister"),
      ...also(
        "learn\\w*",
        "watch\\w*",
        "videos?|tutorials?|films?",
        "first",
        "tries|attempts?",
        "disaster\\w*|crooked|messy",
        "school",
        "morning",
        "photo\\w*|picture",
        "single|alone",
        "hair",
        "tr(?:y|ies|ied)",
        "hairdresser",
        "class",
        "mother|mum|wife",
      ),
    ],
    lead: "parent",
    unless:
      /\b(?:biker|neighbou?rs?|next door|ask(?:s|ed)|contest|murder\w*|contest|competition|salon|hairdresser|barber|horse|magic\w*|rapunzel|princess|wig)\b/i,
    of: "people",
    after: [
      [
        "@bathroom(parent sit, child sit) {Hero} could change a tyre in the rain. {Hero} could put up a tent in the dark. But now {he} sat on the edge of the bathtub with a comb in {his} mouth and {child} between {his} knees, and {his} fingers were ten sausages. “Three strands,” {he} muttered. “One over, one under. Where has the third one gone?” “Ow,” said {child}.",
        "@bathroom(parent sit) {Hero} could change a tyre in the rain. {Hero} could put up a tent in the dark. But now {he} sat on the edge of the bathtub with a comb in {his} mouth and a small head between {his} knees, and {his} fingers were ten sausages. “Three strands,” {he} muttered. “One over, one under. Where has the third one gone?” “Ow.”",
      ],
      [
        "+ @bathroom(parent look, child look) They both looked in the mirror. On the left stood something like a handle, and on the right something like a bird that has flown into a window. {Child} turned her head this way and that. “It's very high up,” {childhe} said politely. At school they asked whether there had been a wind.",
        "+ @bathroom(parent look) They both looked in the mirror. On the left stood something like a handle, and on the right something like a bird that has flown into a window. The small head turned this way and that. “It's very high up,” was the polite answer. At school they asked whether there had been a wind.",
      ],
      "@kitchen.night(parent sit) At night {hero} practised. {He} practised on the fringe of the carpet, and on three ropes that were tied to a chair. {Hero} watched a film of it, and wound it back, and watched it again. By midnight the chair had the most beautiful plait in the whole street.",
      "+ @street(parent talk) At work they noticed it. In the break {hero} sat on a crate and plaited cables. “What's that going to be?” asked Big Sven, who drove the crane. “A fishtail,” said {hero}. Sven looked over {his} shoulder for a while. “You pull too hard,” he said. “I've got four sisters. Give it here.” And soon there were five of them on crates.",
      [
        "@bathroom(parent, child sit) Then came the day of the school photograph. {Hero} got up at five. One over, one under. It held. It was straight. And then, in the last knot of all, the band snapped, and shot behind the washing machine, and everything came undone, softly, from bottom to top. There were ten minutes left. {Child} did not cry. {Childhe} only looked at the floor.",
        "@bathroom(parent) Then came the day of the school photograph. {Hero} got up at five. One over, one under. It held. It was straight. And then, in the last knot of all, the band snapped, and shot behind the washing machine, and everything came undone, softly, from bottom to top. There were ten minutes left.",
      ],
    ],
    end: [
      [
        "@bathroom(parent talk, child talk) “I can't do it like other people,” said {hero}, and let {his} sausages sink. {Child} turned round on {childhis} stool. “I don't want it like other people,” {childhe} said. “I want it like when you hum.” {Hero} had not known that {he} hummed. “You always hum when you've got it right,” said {child}. “And then it doesn't pull.”",
        "@bathroom(parent talk) “I can't do it like other people,” said {hero}, and let {his} sausages sink. The head between {his} knees turned round. “I don't want it like other people. I want it like when you hum.” {Hero} had not known that {he} hummed. “You always hum when you've got it right. And then it doesn't pull.”",
      ],
      "@bathroom(parent) So {hero} shut {his} eyes and hummed an old tune, about a boat. The fingers stopped being sausages. One over, one under, as the boat goes. At the bottom, in place of the band, came what was at hand: a bit of blue cable from {his} working trousers, wound round three times.",
      "+ @classroom(parent look) On the picture there are twenty-four children, and twenty-three of them look into the camera. One looks past it, to the door, where {hero} stands in the corridor and smiles with {his} whole face. “Who did that?” asked the photographer, and walked once round the plait. “With what did you tie it? I'd like to have that for my own.”",
      [
        "@bathroom(parent sit, child sit) On Thursday evenings three more fathers come now, with crates and with their daughters. They sit in a row, like a train, and hum the one about the boat. There is a jar of blue cable on the washing machine. And {child} walks up and down behind them all, with {childhis} hands on {childhis} back, and says: “You're pulling. Hum!”",
        "@bathroom(parent sit) On Thursday evenings three more fathers come now, with crates and with their daughters. They sit in a row, like a train, and hum the one about the boat. There is a jar of blue cable on the washing machine, and {hero} goes along behind them all and says: “You're pulling. Hum!”",
      ],
    ],
  }),
  story({
    says: [
      who("parent", `${PARENT}|parents|grandfather|grandpa|grandmother|grandma`),
      /\b(?:miss(?:es|ed)|late|not (?:come|there|make it)|did(?:n['’]t| not) (?:come|make)|forg[eo]t\w*|empty (?:seat|chair)|work\w*|too busy)\b/i,
      /\b(?:school play|play|concert|recital|show|performance|birthday|football match|first match|game|graduation|dance)\b/i,
      /\b(?:daughter|son|child|girl|boy|kid|him|her|school)\b/i,
    ],
    may: [
      who("child", "daughter|son|granddaughter|grandson|girl|boy|child"),
      ...also(
        "because",
        "late",
        "train|bus|work|meeting|traffic",
        "speak|speaks|talk|talks|forgive\\w*",
        "promis\\w*",
        "school",
        "play|concert|match|recital",
        "make|makes|made",
        "sorry|apolog\\w*",
        "sad|angry|disappoint\\w*",
      ),
    ],
    unless:
      /\b(?:murder\w*|died|dies|dead|divorc\w*|band|orchestra|symphony|lawyer|killed|bus driver|prison|war|actor|actress|stadium|theatre company|wedding|alzheimer\w*|dementia|hospital|play(?:s|ed|ing)? (?:football|chess|cards|with|the|piano|violin))\b/i,
    lead: "parent",
    of: "people",
    after: [
      [
        "@corridor(parent talk, child) The door of {child's} room was shut, and on the handle hung a paper moon on a thread, with the face to the wood. “I ran all the way from the station,” said {hero} to the door. The door said nothing. “I'm so sorry,” said {hero}. Behind it a drawer was pushed in, quite gently.",
        "@corridor(parent talk) The door was shut, and on the handle hung a paper moon on a thread, with the face to the wood. “I ran all the way,” said {hero} to the door. The door said nothing. “I'm so sorry,” said {hero}. Behind it a drawer was pushed in, quite gently.",
      ],
      "+ @kitchen(parent sit) {Hero} made the favourite supper. The plate came back with the edges eaten. {Hero} bought a comic, and it lay on the stairs in its wrapping. That evening could not be bought back. At night {hero} took the ticket out of {his} coat, row one, seat four, and it had not been torn.",
      "@street(parent talk) So {hero} asked people. {He} asked the woman in the bakery. She had sat in row one herself. “There was an empty chair beside me,” she said. “I put my bag on it, and then I took it off again. There was such a look at it from the stage.”",
      "+ @street(parent write) {Hero} wrote it all down on the back of the ticket, and then on paper bags: who had come on first, who had laughed, what had happened at the place with the bucket. The more {he} knew, the bigger the hole in it became. It was like a coat that you knit from the sleeves. The middle was missing.",
      [
        "@corridor(parent sit) On Friday evening {hero} sat down on the floor, in front of {child's} door. “I know that I can't see it any more,” {he} said. “I've asked everyone. But nobody can tell me what it was like from the stage. There's only one who was up there.” For a long time there was nothing. Then, under the door, came a piece of paper. *7 o'clock*, it said. *Be punctual.*",
        "@corridor(parent sit) On Friday evening {hero} sat down on the floor, in front of that door. “I know that I can't see it any more,” {he} said. “I've asked everyone. But nobody can tell me what it was like for you.” For a long time there was nothing. Then, under the door, came a piece of paper. *7 o'clock*, it said. *Be punctual.*",
      ],
    ],
    end: [
      "@room(parent sit) At a quarter to seven {hero} was there, in the good clothes, with flowers. In the living room stood a row of chairs. On the first sat a bear, on the second the cat, and on the third a saucepan. The fourth had a sign on it: *Reserved.* {Hero} sat down on it very carefully. The lamp went out, and a torch went on.",
      [
        "@room(child dance, parent look) And {child} played it all, every part, with a bucket and two blankets. {Child} was the wood, and the wolf, and the audience, which coughed. At one place {child} stopped, and looked at the fourth chair. “Here I looked for you,” {childhe} said. “Every time. I forgot my words because of it.” {Hero} did not say anything. {Hero} looked back, and did not look away, until {child} went on.",
        "@room(parent look) And then it was all done once more, every part of it, with a bucket and two blankets. At one place it stopped. “Here I looked for you,” said the small voice behind the torch. “All the time.” {Hero} did not say anything. {He} looked back, and did not look away, until it went on.",
      ],
      [
        "+ @room(parent hug, child hug) At the end the saucepan fell over, which was the applause. {Hero} clapped until {his} hands burned, and stood up for it, alone in the whole row. “You were late by four days,” said {child}, with {childhis} face in {hero's} good coat. “Yes,” said {hero}. “I know. But I've never seen anything better.” “There's a second part,” said {child}. “On Sundays.”",
        "+ @room(parent hug) At the end the saucepan fell over, which was the applause. {Hero} clapped until {his} hands burned, and stood up for it, alone in the whole row. “You were late by four days,” came a voice out of the good coat. “Yes,” said {hero}. “I know. But I've never seen anything better.”",
      ],
      [
        "@hall(child dance, parent look) In spring there was a new one, in the big hall. The woman from the bakery came in ten minutes early and wanted to put her bag on the seat beside her. She could not. On it, with flowers, and with a paper moon on a thread, sat {hero}, and had been sitting there since noon.",
        "@hall(parent sit) The next time {hero} came early. The woman from the bakery wanted to put her bag on the seat beside her, and she could not. On it, with flowers, and with a paper moon on a thread, sat {hero}, and had been sitting there since noon.",
      ],
    ],
  }),
  story({
    says: [
      /\b(?:home alone|alone (?:at|in the) (?:home|house|flat|apartment)|(?:come|comes|came|go|goes|went|walk\w*) home (?:from school )?alone|latchkey|key (?:around|round|on) (?:a |his |her )?(?:string|neck|the neck|ribbon)|key around|by (?:him|her)self after school|first time alone|stay(?:s|ed)? (?:at )?home alone|left (?:at )?home alone)\b/i,
      /\b(?:mother|mum|mom|father|dad|parents|school|work\w*|job|shift|afternoon|evening|first time|hours?)\b/i,
    ],
    may: [
      who("parent", PARENT),
      ...also(
        "start|starts|started",
        "job",
        "school",
        "alone",
        "around|round|neck",
        "home",
        "afternoon|afternoons",
        "work\\w*|shift\\w*",
        "first",
        "come|comes|came",
        "house|flat|apartment",
        "afraid|scared|brave",
        "learn\\w*",
        "key",
        "night|evening",
        "noises?|sounds?",
      ),
    ],
    unless:
      /\b(?:murder\w*|burglar\w*|thie(?:f|ves)|killer|ghost|stranger|robber\w*|intruder|horror|monster|vampire|storm|dark forest|prison|old (?:man|woman)|widow\w*|husband|wife|noises?|cellar|attic|power cut|pizza|party)\b/i,
    of: "young",
    after: [
      "@corridor(hero stand) The key hung on a ribbon round {hero's} neck, and it was warm, because {he} had held it so tightly. {Hero} stood in the hall and listened. Everything was there, just as it had been in the morning. Only it was so quiet. “I'm here,” said {hero}.",
      "@kitchen(hero read) On the table lay a sheet of paper. *Soup in the blue pot. Don't open to anyone. I'm thinking of you at three, at four and at five.* Then it was three o'clock. {Hero} looked up at the ceiling, in case it could be felt. There was a tickling, just behind the ear.",
      "+ @room(hero sit) After that the flat began to talk. {Hero} had not known that it did. The boiler cleared its throat. Upstairs a chair walked across the room. The fridge shook itself like a wet dog, and then held its breath, and {hero} held {his}. {He} did {his} homework with {his} back against the wall, so that there was nothing behind {him}.",
      "+ @room(hero dance) At half past three {he} put on the radio, and turned it up, and danced on the sofa, in the good shoes, with the curtain as a cloak. There was nobody to see it. It was wonderful for the length of one song. Then there was nobody to see it. {Hero} turned the radio off, and hung the curtain up again, and it had one hook too few.",
      "@corridor(hero look) At four it was the other ear. And at ten past four there was a knock. It came from down near the floor, and with it came a sniff. {Hero} crept to the door in {his} socks and looked through the little hole. There was nobody. Then {he} looked at the very bottom edge, and saw a shoe.",
    ],
    end: [
      "@corridor(hero talk) It was a small shoe, and there was a foot in it. On the step sat the new girl from the floor below. “I've lost my key,” she said through the door, and pointed to her neck, where there was only a ribbon. “My grandmother won't come till five.” *Don't open to anyone*, the paper said. {Hero} thought so hard that {his} forehead hurt.",
      "@corridor(hero sit, mate sit) Then {he} pushed the chain across, opened by a hand's breadth, and sat down on the floor on {his} side. The girl moved up on hers. “I'm not opening,” {hero} explained. “I'm only not shut.” Half a sandwich went out through the gap. A chestnut came in.",
      [
        "@corridor(hero hug, parent hug) And suddenly it was five, and it tickled in both ears, and there were steps on the stairs, two at a time. “I thought of you all day,” called {parent}, quite out of breath. “I know,” said {hero}. “I noticed.” {Parent} looked at the chain, and the gap, and the two of them left and right of it, and had to sit down on the stairs as well.",
        "@corridor(hero look) And suddenly it was five, and it tickled in both ears, and there were steps on the stairs, two at a time. “I thought of you all day!” “I know,” said {hero}. “I noticed.” They looked at the chain, and the gap, and the two children left and right of it, and had to sit down on the stairs as well.",
      ],
      "@corridor(hero talk) There are two keys on {hero's} ribbon now, {hero's} own and the spare one of the girl from below, and she has the same two on hers. And at three, at four and at five, {hero} stops in the middle of whatever it is, and scratches {his} ear, and grins.",
    ],
  }),
];
