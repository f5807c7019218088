import { role, story } from "../subject-story.ts";

const ELDER =
  "grandfather|grandpa|grandad|granddad|grandmother|grandma|granny|gran|nana|nonna|nonno|abuela|abuelo|babushka|oma|opa|great-grandmother|great-grandfather|great-aunt";

/** Stories of people who move in, move out or are moved out: grandmothers, sons, students. */
export const newRooms = [
  story({
    says: [
      role("elder", ELDER),
      /\b(?:mov(?:es|ed|ing) (?:back )?in(?:to)?\b|c[ao]mes? to (?:live|stay)|lives? with (?:us|them))/i,
      /\b(?:(?:his|her|my|their|a|the) (?:\w+ )?(?:bed)?room|bunk(?: bed)?|roommates?)\b/i,
    ],
    may: [/\bboth (?:secretly )?(?:loved?|liked?|enjoy(?:ed)?) (?<shared>[^.,]+?)(?=[.,]|$)/i],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|dementia|alzheimer\w*|dying|dead|died|hospital|care home|nursing home|student|rents?|lodger)\b/i,
    early:
      /(?:^(?:then|until|but then)|,? (?:until|and|but)(?: then)?) they (?:both )?(?:discover|f(?:inds?|ound)|reali[sz]e|learn)\w* [^.]*\.?$/i,
    of: "people",
    after: [
      "@bedroom(elder carry, hero look) {Elder} came with three suitcases, a sewing machine and a rubber plant as tall as the door. {Hero} stood on the landing with a pillow under one arm and saw it all go into the room. The posters came down, and a picture of a cow went up. “It's only a room,” said everybody else to {hero}.",
      "+ @corridor.night(hero look) At night {hero} lay awake. {Elder} snored like a ship coming into harbour. At five in the morning {elder} was up again and sang to the rubber plant, and all day long it smelled of peppermint, as far as the stairs.",
      "@corridor(hero talk, elder talk) On Friday they quarrelled, because of the plant. {Hero} had moved it and {elder} had moved it back. “It's my room!” shouted {hero}. {Elder} put down the watering can. “Yes,” said {elder}. “And I had a whole house, with a pear tree. We've both been robbed.”",
      "+ @corridor(hero look) {Hero} had never thought of the house. {He} had been there every summer, and had eaten the pears, and now other people had the key to it. At supper {hero} looked across at {elder}, who was cutting a potato into very small pieces and was not eating any of them.",
      "@bedroom.night(hero look, elder sit) That night there was a light under the door of the room. {Hero} pushed it open with one toe. {Elder} was sitting up in bed, wide awake, in a cardigan and with shining eyes. “Can't you sleep either?” whispered {elder}. “Then come in and shut the door. But you mustn't tell the others.”",
    ],
    end: [
      [
        "@bedroom.night(hero talk, elder talk) It was about {shared}. {Hero} stared. “You love {shared}?” asked {hero}. “I couldn't live without {shared},” said {elder}, “and nobody in this family knows.” “Nobody knows about me either,” said {hero}. Then {elder} moved over and patted the bed.",
        "@bedroom.night(hero sit, elder sit) From under the pillow {elder} pulled a box of dominoes, as yellow as old teeth. “For money?” asked {hero}. “For the washing-up,” said {elder}. By midnight {hero} had lost the washing-up, the bins and the next four Saturdays. {Elder} had cheated every time. {Hero} had seen it, and was delighted.",
      ],
      "@bedroom.night(hero sit, elder talk) “I know that I'm in your way,” said {elder}, when the light was out. {Hero} thought about it honestly. “A bit,” said {hero}. “But only by day.” {Elder} laughed until the bed shook. “Then we'll keep the nights,” said {elder}, “and quarrel about the days.”",
      "@bedroom(hero carry, elder carry) On Saturday {hero} and {elder} moved everything once more. The plant came to the window, the posters hung on the left and the cow on the right. In the middle {hero} drew a line on the wall with chalk. {Elder} took the chalk and wrote above it: Open after nine.",
      "@bedroom.night(hero sit, elder sit) The rest of the family believes that {hero} has got used to it and goes to bed early. But there is a light under that door until midnight. And when a stair creaks, the light goes out, and in the room {hero} and {elder} snore as loudly as they can, like two ships coming into harbour.",
    ],
  }),
  story({
    says: [
      role("elder", ELDER),
      /\b(?:mov(?:es|ed|ing) (?:back )?in\b|(?:comes|came) to live with|now lives? with (?:us|them)|goes to live with|went to live with)/i,
      /\b(?:us|family|son|daughter|grandchildren|granddaughter|grandson|children|parents|kids)\b/i,
    ],
    may: [role("child", "granddaughter|grandson|grandchildren|grandkids|son|daughter|boy|girl|children|kids")],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|dementia|alzheimer\w*|dying|dead|died|hospital|care home|nursing home|student|rents?|lodger|robot)\b/i,
    lead: "elder",
    of: "people",
    after: [
      "@corridor(hero carry) {Hero} had said that it would only be one small bag. Out of it came an armchair, a clock that struck the wrong hours, forty jars of cherries and a birdcage without a bird. When it was all in, the family had to walk sideways along the hall, and {hero} sat in the armchair and asked what was for supper.",
      "@kitchen(hero talk) It was fish fingers. {Hero} ate them and said nothing, but the next day there were dumplings, and after that the family had dumplings on every day that had a T in it. {Hero} turned down the music, turned up the heating, and ironed everything that lay still, even the tea towels, even the jeans with the holes.",
      [
        "@room(hero talk, child talk) “When is {hero} going home?” {child} asked in a whisper on the second Sunday. It was not whispered quietly enough. {Hero} was standing in the doorway with an ironed sock. {He} put the sock down on {child's} lap, very gently, went into the small room, and shut the door.",
        "@room(hero look) “When will it be like before?” a voice asked in a whisper on the second Sunday. It was not whispered quietly enough. {Hero} was standing in the doorway with an ironed sock. {He} put the sock down on the sofa, very gently, went into the small room, and shut the door.",
      ],
      "+ @corridor Nobody made any dumplings on Tuesday. It was what the whole family had been wishing for, and they sat in front of their fish fingers and could not get them down. The clock struck fifteen.",
      [
        "@bedroom(child look, hero sit) In the evening {child} knocked. {Hero} was sitting on the bed with a coat on and looked at the birdcage. “Why do you keep it, when there's no bird?” asked {child}. “The day I had to leave,” said {hero}, “I opened it for him. He sat there with the door open and didn't dare to go out. I know now how he felt.”",
        "@bedroom(hero talk) In the evening there was a knock. {Hero} was sitting on the bed with a coat on and looked at the birdcage. “Why do you keep it, when there's no bird?” the family asked. “The day I had to leave,” said {hero}, “I opened it for him. He sat there with the door open and didn't dare to go out. I know now how he felt.”",
      ],
    ],
    end: [
      [
        "@bedroom(child hug, hero hug) {Child} sat down on the bed as well. “We don't know how it's done either,” said {child}. “Having somebody new. We aren't against you. We only didn't dare to go out.” And {hero} laughed and had to look for a handkerchief.",
        "@bedroom(hero talk) They all sat down on the bed, and it creaked. “We don't know how it's done either,” they said. “Having somebody new. We aren't against you. We only didn't dare to go out.” And {hero} laughed and had to look for a handkerchief.",
      ],
      "@kitchen(hero cook) So they made a list and hung it on the fridge. Dumplings on Sundays, and on Tuesdays fish fingers, which {hero} was to learn to like. The jeans with the holes were not to be touched. {Hero} read it through, asked for the pencil and added one more line: Somebody must laugh at my jokes.",
      "+ @kitchen(hero cook) At night {hero} put on the slippers of the whole family, one pair after another, to see how they all walked. They hurt. {Hero} thought the better of them for it.",
      "@room(hero sit) By now nobody can remember where the armchair is supposed to be in the way. In the birdcage, with its door open, hang six ironed socks, and on the top of it, since this morning, sits a real sparrow and looks in.",
    ],
  }),
  story({
    says: [
      /\b(?:still (?:liv(?:es|ed|ing)|lives) (?:with|at) (?:his|her|their|my|home)|lives? at home|liv(?:es|ed|ing) with (?:his|her) (?:\w+ )?(?:mother|mum|mom|mamma|mama|parents|father))\b/i,
      role("parent", "mother|mum|mom|mamma|mama|parents|father|dad|papa"),
      /\b(?:thr(?:ows?|ew) (?:him|her|them)|kick(?:s|ed) (?:him|her|them) out|puts? (?:him|her) out|move(?:s|d)? out|mov(?:es|ed|ing) away|own (?:flat|apartment|place)|chang(?:es|ed) the locks?|out of the house|suitcases?|leave home|leaves? the nest)\b/i,
    ],
    unless: /\b(?:murder\w*|ghost|vampires?|killer|dying|dead|died|teen\w*|prison|pregnant)\b/i,
    of: "adults",
    after: [
      "@street(hero stand, parent talk) The suitcase stood on the pavement, packed very neatly, with a layer of tissue paper between the shirts. “You have gone mad,” said {hero}. “No,” said {parent} from the window. “I've finally come to my senses. In that side pocket there's a sandwich. It's the last one.” And the shutters closed.",
      "+ @street(hero look) {Hero} sat down on the suitcase and waited for the shutters to open. They always had. The greengrocer wished {him} good day, and later good evening. It was only when the street lamps came on that {hero} ate the sandwich.",
      "@room(hero look) {Hero} found a room over a laundry, with one window and one ring to cook on. {Hero} boiled a pot of spaghetti and waited for it to turn into supper, and then remembered that there had always been a sauce.",
      "@street(hero talk, parent talk) On Sunday {hero} went home with the washing. {Parent} opened the door a hand wide, with the chain on. “I only wanted to ask,” said {hero}, “how you make the sauce.” “You take a tomato,” said {parent}, “and you think about it.”",
      "@kitchen(hero cook) So {hero} took a tomato. The first sauce was red water, the second was coal. But {hero} had all those years of suppers on {his} tongue, and knew precisely what was missing. By the tenth Sunday it was only the courage to invite somebody.",
    ],
    end: [
      "@kitchen(hero talk, parent look) “Supper at eight,” {hero} wrote on a card, and pushed it under the closed shutters. At eight there was a knock. {Parent} came in, without a word, looked at the single window, at the shirts on their hangers and at the table, on which two plates were standing, and wiped one finger along the shelf. There was no dust on it.",
      "@kitchen(hero look, parent eat) {Parent} ate one forkful, very slowly. “There's too much salt in it,” said {parent} at last, and held out the plate for more. “Why did you throw me out?” asked {hero}. “Because I'm getting old,” said {parent}, “and I had to see for myself, before it was too late, that you wouldn't starve.”",
      "+ @kitchen(hero talk, parent talk) “And I cried for three weeks,” said {parent}, “so that you know. I sat behind that shutter and watched you on your suitcase.” “I know,” said {hero}. “I could see your slippers.”",
      "@kitchen(hero cook, parent sit) On Sundays {parent} now comes to {hero}, by way of the laundry stairs, and sits down without lifting a finger. At the end {hero} packs a sandwich, with a layer of tissue paper round it, and puts it into the side pocket of the coat for the way home. “It's not the last one,” says {hero} every time.",
    ],
  }),
  story({
    says: [
      /\b(?:first (?:flat|apartment|home|house|place|room)|new (?:flat|apartment|house|home)|empty (?:flat|apartment|house)|mov(?:es|ed|ing) in(?:to)? (?:together|an?|the|their|her|his))\b/i,
      /\b(?:(?:no|without|hardly any|not any) furniture|empty|only (?:an?|one|the)|nothing (?:but|except)|left behind|has left|had left|left (?:by|it|there)|previous (?:tenants?|owners?)|old tenants?|former tenants?)\b/i,
      /(?<thing>\b(?:an?|the|one) (?:[a-z]+ ){0,2}?(?:piano|armchair|wardrobe|bathtub|mirror|sofa|bed|parrot|stove|table|clock|harp|organ|sewing machine|rocking chair|chest|gramophone|jukebox|trunk)\b)/i,
    ],
    may: [role("mate2", "boyfriend|girlfriend|husband|wife|flatmate|friend")],
    unless: /\b(?:murder\w*|ghost|haunted|vampires?|killer|curse\w*|skeleton|diary|letters?|robbery|die[sd]|dead)\b/i,
    of: "people",
    after: [
      "@room(hero look) On the first evening {hero} walked through the rooms, and every step had an echo. There were five hooks, a tap that sang, and in the middle of the biggest room {thething}. It was far too heavy to have come through the door. “How did they get it in here?” asked {hero}.",
      "@room(hero sit) In the meantime {thething} had to be everything. {Hero} ate off it, hung wet socks over it, and kept the bread where no mouse could reach it. Before they went to sleep on their coats, {hero} patted {thething} as one pats a large animal in whose stable one has been allowed to stay.",
      "+ @room(hero talk) On Monday {hero} put a notice in the window: {thething}, free to anybody who can carry it. Four strong men came. They spat into their hands, lifted, and set it down again. Afterwards all four had to lie on the floor for a bit.",
      "@room(hero look, mate look) Then the money ran out. There was no more for chairs, nor for curtains, and it rained in under the window. There was a sharp word, and then a sharper one, and because there was nowhere to go in the empty flat, they both sat down on the floor on opposite sides of {thething}, back to back, and were silent.",
      "@room.night(hero look) About midnight there was a knock. An old woman stood outside in a raincoat. “Forgive me,” she said. “I lived here for forty years. I only wanted to see whether you'd kept it.”",
    ],
    end: [
      "@room.night(hero look) “We had nothing else either,” said the old woman, “when we moved in. My husband had it pulled up through the window with a rope. The whole street held on to that rope. And when we quarrelled, we always sat down here on the floor, he on that side and I on this.” She pointed. “There, where you have been sitting. You can see the marks.”",
      "@room.night(hero sit, mate sit) {Hero} bent down and saw them: two hollows in the boards, worn by two people, one on each side of {thething}. They fitted exactly. “And how did it end, when you quarrelled?” asked {hero}. “One of us knocked,” the old woman said, and showed it, on the wood, twice. “And then the other one had to knock back.”",
      "+ @room(hero give) She would not take it with her. “It belongs to the room,” she said. But on Saturday she came back with two chairs and a pot of soup, and they all ate together, with their elbows on {thething}.",
      "@room(hero sit, mate sit) The flat has curtains by now, and there is a rug over the echo. But {thething} has stayed where it was. Now and then, late at night, the neighbours can hear two knocks from in there, and then for a long time nothing. And then, from the other side, two knocks.",
    ],
  }),
  story({
    says: [
      role("parent", "mother|father|mum|mom|dad|parents|couple|widow|widower"),
      role("child", "daughter|son|child|twins|youngest|girl|boy"),
      /\b(?:university|college|moves? out|moved out|mov(?:es|ed|ing) away|leaves? home|left home|leav(?:es|ing) (?:for|the house)|empty nest|goes away to study|studies in another)\b/i,
      /\b(?:pack\w*|box(?:es)?|suitcases?|let go|letting go|empty|bedroom|room|rabbit|teddy|nest|last (?:child|day|night|breakfast|evening)|youngest|quiet|drives?|drove)\b/i,
    ],
    may: [
      /(?<toy>\b(?:the|a|an|his|her) (?:[a-z]+ ){0,2}?(?:rabbit|teddy(?: bear)?|bear|elephant|blanket|doll|dog|monkey|nightlight|lamp)\b)/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|dying|dead|died|drop(?:s|ped)? out|accepted|scholarship|afford|real dog)\b/i,
    lead: "parent",
    of: "people",
    after: [
      [
        "@bedroom(hero carry) {Hero} had written KITCHEN on one box, BOOKS on another, and on the third only a question mark. {Thetoy} was in it, and out of it, and in it again. “I'm a grown-up now,” said {child}. “I don't need it any more.” “Of course not,” said {hero}, and put {thetoy} under {his} jumper, where it made a strange bump.",
        "@bedroom(hero carry) {Hero} had written KITCHEN on one box, BOOKS on another, and on the third only a question mark. Into that one went the night light, and came out again, and went in. “I'm a grown-up now,” said {child}. “I don't need it any more.” “Of course not,” said {hero}, and put the night light under {his} jumper, where it made a strange bump.",
      ],
      "+ @bedroom(hero talk, child talk) {Hero} knew that {child} would need eight towels, a first-aid kit and a soup ladle. {Child} said that nobody had a ladle. “You'll think of me,” said {hero}, “when you stand in front of a pot of soup with a cup.”",
      "@street(hero walk, child walk) It was a long drive, and both of them talked only about the traffic. Then they stood in a tiny room with a bare mattress. {Hero} made the bed, although {child} had said not to, wiped the window sill, and looked for something else that could be wiped. “You can go now,” said {child}, quite kindly. And {hero} went.",
      "@bedroom.night(hero sit) At home it was so quiet that {hero} could hear the fridge think. {He} laid the table and had one plate too many. In the night {hero} went along the landing, sat down on the empty bed and took out what {he} had kept under {his} jumper. “Now there's only the two of us,” {hero} told it.",
      "@kitchen(hero look) {Hero} had sworn not to ring. On the first day {he} did not ring twelve times, on the second twenty. On the third evening {hero} had already put on {his} coat, to drive there and only look up at the window, and that was when the telephone rang.",
    ],
    end: [
      "@kitchen(hero talk) “It's about the soup,” said {child} in a very small voice. “I haven't got a ladle.” And after a while: “Did you happen to find anything of mine? Not because I need it.” {Hero} had to hold on to the table with {his} free hand. “I'll look,” said {hero}.",
      "@street(hero give, child take) So {hero} did drive there after all, with a ladle, and with a parcel that had a strange bump in it. {Child} stood waiting in the street, in two different socks, and unpacked it under a lamp post. Nobody laughed. There were three other students at the windows, and each of them had something soft under one arm.",
      "+ @street(hero talk, child talk) “You took it on purpose,” said {child}. “You left it on purpose,” said {hero}. Neither of them denied it.",
      [
        "@kitchen(hero look) On Sundays {hero} makes soup for one, and on the telephone {child} stirs the same soup in another town. {Hero} has planted beans in the box with the question mark. And {thetoy} travels: at Christmas it comes home for the holidays, and goes back in January, in the side pocket, with its head sticking out.",
        "@kitchen(hero look) On Sundays {hero} makes soup for one, and on the telephone {child} stirs the same soup in another town. {Hero} has planted beans in the box with the question mark. And the night light travels: at Christmas it comes home for the holidays, and goes back in January, between the towels, with its cord sticking out.",
      ],
    ],
  }),
];
