import { also, role, story } from "../subject-story.ts";
import { GRAND, PARENT, who } from "./words.ts";

/** Stories of play and quarrels at home: a ship of cushions, a top bunk, a bicycle, a pip in a pot, a step out of the door. */
export const cavesAndBoats = [
  story({
    says: [
      /\b(?:buil[dt]\w*|turn(?:s|ed)?|made|makes?|play\w*|transform\w*|create\w*)\b/i,
      /\b(?<den>(?:pirate |space|cardboard |sailing |secret |blanket |pillow |big )*(?:ship|boat|castle|fort|cave|den|spaceship|rocket|submarine|train|bus|island|jungle|tent|palace|village|zoo|circus))\b/i,
      /\b(?:living room|sofa|cushions?|blankets?|pillows?|(?:cardboard |removal |moving )?boxes|chairs|under the table|kitchen table|bunk bed|bedroom|rain\w*|sheets?)\b/i,
    ],
    may: [
      who("kids", "siblings|brothers|sisters|children|kids|twins|cousins|friends"),
      who("parent", `${PARENT}|${GRAND}`),
      ...also(
        "rain\\w*",
        "sunday|saturday|afternoon|night|day|first",
        "living room|bedroom|kitchen",
        "cushions?|blankets?|sofa",
        "boxes|cardboard|removal",
        "house|flat|home",
        "new",
        "whole|entire|all",
        "turn\\w*",
      ),
    ],
    unless:
      /\b(?:garden|yard|astronaut|outside|school|beach|park|shed|barn|murder\w*|real (?:ship|castle|rocket)|museum|knight|king|queen|sick|ill|hospital|wheelchair|war|boxer|magic\w*|comes? alive|came alive|homeless|dead|died|contest|competition|cats?|dogs?|throne)\b/i,
    of: "people",
    after: [
      "@room(hero build) It began with the sofa, and then everything that stood about had to join in. {Hero} needed the chairs and every cushion of the household. {Hero} hung a sheet over it, and the lamp was allowed to look in from above. {Theden} had a door, a cellar, and a sign: NO GROWN-UPS WITHOUT CAKE.",
      "@room(hero play) There was work for everybody in {theden}. Somebody had to steer, somebody had to keep watch, and somebody had to be seasick. {Hero} looked through the cardboard tube and reported what there was outside. “A carpet,” reported {hero}. “As far as the eye can see. And a shark. It's got slippers on.”",
      [
        "+ @room(parent look, hero look) The shark was {parent}. {Parent} wanted to get to the cupboard. “That's not possible,” said {hero}. “You'd drown.” So {parent} had to lie down on the tea tray and row with both arms. It took a good while. When {parent} got back, with wet knees from a vase, {hero} threw out a line and pulled {parenthim} in.",
        "+ @room(hero look) The shark wanted to get to the cupboard. “That's not possible,” said {hero}. “You'd drown.” So the shark had to lie down on the tea tray and row with both arms. It took a good while. When it got back, with wet knees from a vase, {hero} threw out a line and pulled it in.",
      ],
      "@room.dusk(hero look) Towards evening {theden} was finished, and it was the best that {hero} had ever had. And just then a voice called through the door: “Supper! And after that it all has to go back. We need the sofa.” {Hero} looked up at the sheet. Everything was exactly in its place.",
    ],
    end: [
      "@room.dusk(hero look) Nobody came out for supper. After a while the sheet moved. A plate was pushed in, with a cake on it, and behind the plate there was a face. “I've brought cake,” it said. “May I?” {Hero} read out the sign, slowly. “But mind the shark,” said {hero}.",
      "@room.night(hero eat, parent eat) Inside, it was much bigger than you would have thought. There was just room for a grown-up with folded legs. They ate in the light of the torch. “I had one, too,” said the grown-up. “It was under my gran's table. I'd quite forgotten what it looks like from in here.” After that nobody mentioned the sofa.",
      "@room.night(hero sleep) That night they all slept in {theden}, higgledy-piggledy, and someone's foot steered. It stayed until Sunday, and then for one Sunday more. When it was taken down at last, {hero} folded the sheet, and it was put in the cupboard, right at the front. The sign hung on the living-room door from then on. There was always cake.",
    ],
  }),
  story({
    says: [
      /\b(?:fight\w*|fought|argu\w*|quarrel\w*|squabbl\w*|share[sd]?|sharing|both want\w*|whose turn)\b/i,
      /\b(?<prize>top bunk|bunk bed|window seat|front seat|last (?:\w+ )?(?:biscuit|pancake|piece|slice|cookie|sweet|ice cream)|remote control|swing|bathtub|biggest room|bigger room|bed by the window|tablet|ipad|same (?:toy|doll|bed|chair)|armchair|bathroom|one umbrella|hammock|sledge)\b/i,
      /\b(?:brothers?|sisters?|siblings|twins|children|kids|cousins)\b/i,
    ],
    may: [
      who("parent", `${PARENT}|${GRAND}`),
      ...also("who|whose", "gets?|got", "every (?:night|day|morning|evening)"),
    ],
    unless: /\b(?:murder\w*|inherit\w*|adult|grown[- ]up|war|king|queen|dead|died|office|bicycle|bike)\b/i,
    of: "people",
    after: [
      "@bedroom(hero talk) “I'm older,” said the first voice. “By four minutes.” “I'm lighter,” said the second. “You'd fall on me.” It was about {theprize}, and it went on through the brushing of teeth. There was a list of reasons on the wall by now. Number nine was *because*, and number ten was *because even more*.",
      [
        "+ @room(parent talk, hero look) {Parent} made a plan: one had it on the even days, and the other on the odd ones. It worked until the thirty-first. After the thirty-first comes the first, and those are both odd. There was a shout that made the cat come down from the wardrobe. “We'll toss a coin,” said {parent}. The coin fell into the crack between the floorboards and stood on its edge.",
        "+ @room(hero look) There was a plan: one had it on the even days, and the other on the odd ones. It worked until the thirty-first. After the thirty-first comes the first, and those are both odd. There was a shout that made the cat come down from the wardrobe. So a coin was tossed. It fell into the crack between the floorboards and stood on its edge.",
      ],
      "@bedroom(hero run) So it was left to the quickest. Whoever got there first had it. From that day on {hero} ate supper standing, with one foot in the hall. Then one evening two pairs of hands came to {theprize} at the same time, from two sides, and did not let go, and there was a crack. {Theprize} lay there in two pieces.",
      "@bedroom(hero sit) “That was you,” said the first voice, but there was no strength in it. They sat down on the floor, back to back, because they did not want to see each other. It was not nice to lean on nobody, though, and so their shoulder blades touched. “Now nobody's got it,” said {hero}.",
    ],
    end: [
      "@bedroom(hero build) They did not tell anyone until it was mended. There was glue, and there was string, and two hands had to hold still, for ten minutes by the clock. So that it did not get boring, there was a story. It had a hippo in it, and a submarine. When they changed over, the story had to go on from the same place, and after an hour the glue had dried long ago.",
      "@bedroom.night(hero talk) “You can have it tonight,” said {hero}. “No, you.” “I said it first.” It nearly started all over again. Then they tried it out together, both at once. It was much too narrow, and there was an elbow in an ear. But by the time the hippo reached the North Pole nobody could have said whose elbow it was.",
      "@bedroom.night(hero sleep) The list stayed on the wall, but there was a new line at the bottom, in two sorts of writing: *Number twelve: because the story goes on.* {Theprize} had a thick seam of glue through the middle. And on evenings when it could have belonged to just one of them, all night long, it stood empty.",
    ],
  }),
  story({
    says: [
      role("elder", `${PARENT}|${GRAND}|brother|sister|uncle|aunt|neighbour|cousin`),
      /\b(?:teach\w*|taught|show\w*|learn\w*|train\w*|practis\w*|holds?|held|let go|push\w*|runs? behind|ran behind)\b/i,
      /\b(?<wheels>bicycle|bike|scooter|roller skates|skateboard|tricycle|unicycle|ice skates|skates)\b/i,
      /\b(?:granddaughter|grandson|daughter|son|girl|boy|child|children|niece|nephew|little|\w+-year-old|ride|\p{Lu}\p{Ll}+)\b/u,
    ],
    may: [
      who(
        "kid",
        "granddaughter|grandson|daughter|son|niece|nephew|little brother|little sister|little girl|little boy",
      ),
      ...also(
        "car park|parking lot|street|park|yard",
        "ride|riding",
        "supermarket|school|church",
        "first",
        "fall\\w*|fell",
        "let go",
        "learn\\w*",
      ),
    ],
    unless:
      /\b(?:murder\w*|race|champion\w*|stolen|steal\w*|thief|tour de|deliver\w*|repair\w*|competition|wheelchair|blind|died|dead|teach(?:es)? (?:his|her) (?:grandmother|grandfather|grandma|grandpa|mother|father|mum|dad)|taught (?:his|her) (?:grandmother|grandfather|grandma|grandpa|mother|father|mum|dad))\b/i,
    lead: "kid",
    after: [
      "@street(kid ride, elder run) “Have you got me?” asked {hero}. “I've got you,” said {elder}. {Elder} ran along, bent double, with one hand under the saddle or whatever there was to hold on to. {Thewheels} wobbled to the left, to the right, and towards a bin. “Have you still got me?” “I've still got you!”",
      "@street(kid sit, elder sit) By noon {hero} had four plasters and {elder} had a stitch in the side. They sat down on the kerb and shared a banana. “How did you learn it?” asked {hero}. There was a scar on {elder's} knee, long and white. “That was a milk cart,” said {elder}. “Nobody held on to me. I've thought all my life that somebody should have.”",
      "+ @street(kid ride, elder run) They went on till the shadows were long. “Don't look at the wheel,” panted {elder}. “Look where you want to go.” {Hero} looked where {he} wanted to go, and that was at {elder}, and so it all tipped over again. A dog had been watching them for an hour by then. It put a paw over its eyes.",
      "@street(kid talk, elder talk) “It's not working,” said {hero}. “When you hold me, I can't do it, because you pull. And when you don't hold me, I fall.” {Elder} looked at {elderhis} own hand. “I know when I should let go,” said {elder}. “But it won't. It just won't open.”",
    ],
    end: [
      "@street(kid hug, elder hug) {Hero} had not thought that {elder} could be the one who was afraid. {Hero} put the small hand on top of the big one. “We'll count,” said {hero}. “I say one, two, three. At three you sing something, as loudly as you can. Then you won't notice.” So off they went, along the white line. One. Two. At three {elder} began to sing, quite out of tune, about a milk cart.",
      "@street(kid ride, elder stand) The song got further and further away. {Hero} did not look round, but looked where {he} wanted to go: at the far end, where the sky was. It did not wobble. It hummed. When {hero} had turned the corner and come back, {elder} was standing in the middle of the white line with two empty hands in the air, and was still singing, and was crying as well.",
      "@street(kid ride, elder ride) They had the fifth plaster together, half each, one on {hero's} knee and one over the scar. The next Sunday two of them rode along the white line, side by side. “Have you got me?” called {elder}, and wobbled. “I've got you,” called {hero}, and let go of nothing at all, and they both sang.",
    ],
  }),
  story({
    says: [
      /\b(?:plant\w*|sow(?:s|ed|n)?|buries|buried|bury|put(?:s)? (?:a|an|the) \w+ (?:in|into)|grow\w*|grew|waters?|watered)\b/i,
      /\b(?<seed>(?:orange |lemon |apple |cherry |avocado |date |mango |tiny |sunflower |melon |pumpkin |peach |single |strange )*(?:pips?|seeds?|stones?|acorns?|beans?|chestnuts?|bulbs?|potato(?:es)?|nuts?|cress))\b/i,
      /\b(?:girl|boy|child|children|son|daughter|kids?|twins|brother|sister|\w+-year-old|little|grandson|granddaughter|\p{Lu}\p{Ll}+)\b/u,
      /\b(?:window ?sill|pot|balcony|jar|yoghurt|garden|kitchen|cup|class\w*|yard|kindergarten|bath|every (?:day|morning)|flat|apartment|house|room|wait\w*)\b/i,
    ],
    may: [
      who("elder", `${PARENT}|${GRAND}|neighbour`),
      who("sib", "brother|sister"),
      ...also(
        "tree|flower",
        "real",
        "window ?sill|pot|balcony|jar",
        "see|saw",
        "wait\\w*",
        "every|day",
        "nothing",
        "wants?|wanted",
      ),
    ],
    unless:
      /\b(?:too much|brother|sister|murder\w*|magic\w*|giant|beanstalk|competition|contest|desert|farmer|war|scientist|space|mars|buried treasure|dies|died|dead|money|coins?|pebble|squirrel|pigeons?|hamster|peas|kings?|overnight|sky|button|sweets?|chocolate)\b/i,
    of: "people",
    after: [
      "@kitchen(hero plant) {Hero} pushed {theseed} into the earth with one finger, up to the second joint, and patted it, and drew a face on the pot, so that it would not be lonely. Then {hero} pulled up a chair. “You can start now,” said {hero}. It was half past nine.",
      [
        "@kitchen(hero look, elder talk) “It'll take time,” said {elder}. {Hero} watered it before breakfast and after breakfast. {Hero} turned it to the sun, and at night {hero} gave it a sock to wear. “What if it doesn't like it here?” asked {hero}. {Elder} looked at the pot in its sock. “I'd like it here,” said {elder}.",
        "@kitchen(hero look) {Hero} watered it before breakfast and after breakfast. {Hero} turned it to the sun, and at night {hero} gave it a sock to wear. Everybody who came by had some advice. You had to talk to it. You had to leave it alone. It took more time than a sandwich, they said, and less than a baby.",
      ],
      "+ @kitchen(hero talk) So {hero} talked to it. {Hero} told it what there was up here: a tram, a cat with one ear, the smell of toast. {Hero} described the sun to it, which was not easy. “It's like when somebody opens the door at night and says that there are pancakes,” said {hero}. The earth said nothing. It was listening, perhaps.",
      "@kitchen(hero look) After three weeks there was still only earth. {Hero} could not stand it any longer. {He} took a spoon and dug, only a little, only to look. There was {theseed}. It lay on its side, it was brown, and it had a crack from top to bottom. {Hero} dropped the spoon. “I've broken it,” {hero} whispered. “I've watered it to pieces.”",
    ],
    end: [
      [
        "@kitchen(hero look, elder look) {Elder} put on {elderhis} glasses and bent down over the pot, right down, until {elderhis} nose had earth on it. “That isn't broken,” said {elder}. “That's the door. It's only opened it.” {Hero} looked again. In the crack there was something white, thinner than a hair, and it had a knee. “Sorry,” said {hero} into the pot, and shut it up again with great care.",
        "@kitchen(hero look) {Hero} bent down over the pot, right down, until {his} nose had earth on it. It was not broken! It had only opened its door. In the crack there was something white, thinner than a hair, and it had a knee. It was just about to stand up, and somebody had walked in with a spoon. “Sorry,” said {hero} into the pot, and shut it up again with great care.",
      ],
      "@kitchen(hero look) On Sunday it was there. It was bent and pale green, and it still had its shell on its head, like a hat that is too big. {Hero} fetched everyone to the kitchen, on tiptoe, even the cat. By noon the hat fell off. By evening there were two leaves, like two hands that somebody holds out.",
      "@kitchen(hero stand, elder stand) It was measured on the door frame, beside {hero}, on every birthday, with the same pencil. For two years {hero} was ahead. Then {hero} had to get up on a chair to reach its top. The pot was a tub by then. But somebody had painted a face on it, and in winter it wore a very big sock.",
    ],
  }),
];
