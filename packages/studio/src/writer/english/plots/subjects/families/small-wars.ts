import { role, story, type WrittenStory } from "../subject-story.ts";

const ELDER =
  "grandfather|grandpa|grandad|granddad|grandmother|grandma|granny|gran|nana|nonna|nonno|abuela|abuelo|opa|oma|great-grandmother|great-grandfather|great-aunt";

const PETTY_WAR: WrittenStory = {
  says: [
    /\b(?:couple|husband|wife|married|newlyweds|flatmates?|roommates?|partners?|boyfriend|girlfriend)\b/i,
    /\b(?:argu\w+|war|quarrel\w*|fights?|fought|disagree\w*|feud\w*|row|divided|strike)\b/i,
    /(?<thing>\b(?:the |an? )?(?:toilet paper|thermostat|dishwasher|toothpaste|window|blanket|remote control|heating|washing[- ]up|duvet|bins|laundry|garage door|curtains|fridge|alarm clock|kitchen sponge|sofa|wallpaper|colour of the (?:wall|kitchen|bathroom)\w*)\b)/i,
  ],
  unless: /\b(?:murder\w*|ghost|vampires?|killer|divorc\w*|dead|died|custody|affair|magic\w*|talking)\b/i,
  of: "people",
  after: [
    "@room(hero talk, mate talk) It was not about {thing}, of course. They both said so, and loudly. It was about respect. On Monday it was done the one way, on Tuesday the other, and in between, at night, there were bare feet in the hall and a rustling. Neither of them ever caught the other at it.",
    "+ @room(hero write, mate write) By Friday there were notes. “Kindly leave it as it is,” said the first. “Kindly yourself,” said the second. There was a diagram with arrows, and an expert's report from a cousin. Friends who came to supper had to say which side they were on, before they got any soup.",
    "+ @room(hero look, mate look) The neighbours made bets. The postman was asked for his opinion and said that he was neutral. The cat, who had never taken any interest in {thing}, slept on the landing, exactly in the middle.",
    "@corridor(hero build, mate build) Then a line was drawn. It was of red wool, and it ran through the hall, over the bed and across the kitchen table. {Thing} lay precisely on the border. They passed the salt at a crossing point. “This is ridiculous,” they said, each on one side of the wool, and waited for the other to smile first.",
    "@kitchen.night(hero look) One night {hero} woke up and the other half of the bed was empty. There was no rustling. {Hero} stepped over the wool and went to see. The kitchen was dark, except for the light of the fridge, and on the floor in front of it sat the enemy and wept, with both hands round a cup.",
  ],
  end: [
    "@kitchen.night(hero talk, mate talk) “My mother rang,” said the voice from the floor. “The X-ray. They have to do it again. I wanted to tell you at supper. But it was your side of the table.” {Hero} stood there in bare feet. All at once it was impossible to remember which way {thing} was supposed to be.",
    "@kitchen.night(hero hug, mate hug) {Hero} took hold of the red wool and pulled. It came over the table, over the bed and down the hall, and brought two vases with it. {Hero} sat down on the cold floor and wound the whole border up into a ball, and then put both arms round the enemy.",
    "@hospital(hero sit, mate sit) They drove there together in the morning, and waited in a corridor on two hard chairs, hand in hand. It was nothing, the doctor said at noon, it had only been a shadow. They laughed and could not stop.",
    "@room(hero sit, mate sit) They have changed over, without a word. Each of them does it the other's way now, out of pure love, and both of them find it dreadful. On the shelf in the hall lies a ball of red wool. When a voice grows loud, one of them throws it to the other, and it has to be caught.",
  ],
};

/** Where both of a couple are the hero, it is the lighter sleeper who gets up. */
const ofTheCouple = (paragraph: string | readonly string[]): readonly string[] =>
  [paragraph]
    .flat()
    .map((line) => line.replaceAll("{hero}", "the lighter sleeper").replaceAll("{Hero}", "The lighter sleeper"));
const SINGLE = new RegExp(
  `${PETTY_WAR.unless?.source}|^(?:The |An? |Two |My )?(?:[a-z-]+ ){0,3}(?:couple|pair|flatmates|roommates|newlyweds|friends|partners)|^[A-Z]\\w+ and (?:[A-Z]|his|her)`,
  "i",
);

/** Stories of small wars at home and next door: aunts who stay, ladders, toilet paper, strings across gardens, wet tents. */
export const smallWars = [
  story({
    says: [
      role(
        "guest",
        "aunt|uncle|mother-in-law|father-in-law|cousin|brother|sister|mother|father|grandmother|grandfather|grandma|grandpa|brother-in-law|sister-in-law|friend",
      ),
      /\b(?:arriv\w+|comes?|came|turns? up|turned up|stands? at the door|stood at the door|moves? in|moved in|visit\w*|staying)\b/i,
      /\b(?:only for (?:the|a|one|two|three) \w+|just for (?:the|a|one|two|three) \w+|for (?:the|a) (?:weekend|night|few days|couple of days)|never leaves?|never left|does not leave|did not leave|n['’]t leave|(?:\w+ )?suitcases|stays? for (?:weeks|months|years)|stayed for (?:weeks|months|years)|will not go|would not go|unannounced|uninvited)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|dying|dead|died|funeral|will|inherit\w*|prison|war|refugee|witch|time traveller|alien)\b/i,
    lead: "guest",
    of: "people",
    after: [
      "@corridor(hero carry) “You won't even notice me,” said {hero}, and the first suitcase came through the door by itself, because it was so heavy that it rolled. By supper {hero} had the good armchair, the good lamp and the good blanket. On Monday {he} {was} still there.",
      "@kitchen(hero cook) {Hero} got up at five and rearranged the kitchen. {He} sang in the bath, all the verses. {He} told the postman what everybody in the house earned. “When does your train go?” {he} {was} asked on Thursday, very casually. “There's always a train,” said {hero}, and took another potato.",
      "+ @room(hero talk) They tried everything. They turned down the heating, and {hero} knitted. They cooked liver three days running, and {hero} asked for the recipe. They said that they would be away for a month, and {hero} promised to water the plants.",
      "@kitchen.night(hero look) At last they held a council in the kitchen, at midnight, in whispers, and wrote a note. “Dear guest,” it began, and it was quite polite. Then the floor creaked. {Hero} was standing in the doorway in a nightcap. {He} read the note over their shoulders, slowly, and nodded. “I'll pack,” said {hero}.",
      "@bedroom(hero carry) They went to help with the suitcases. But the first suitcase was empty. So was the second, and the third. {Hero} looked at the wall. “One doesn't want to come with only a toothbrush,” said {hero}. “It looks as if one had nowhere else to go.”",
    ],
    end: [
      "@bedroom(hero sit) It came out bit by bit. The flat had been sold over {his} head, back in the spring, and {hero} had told nobody. There was no train. “I meant to say it on the first evening,” said {hero}. “But then you were all so glad that it was only for the weekend.” Nobody knew where to look.",
      "@kitchen(hero eat) In the morning the note was gone from the table. There was another in its place, and it had taken half the night. “Dear {hero},” it said. “Bath until seven. No singing before eight. The postman need not know everything. The small room is yours.” {Hero} read it twice and had to blow {his} nose.",
      "+ @room(hero talk) {Hero} kept to it, more or less. And it turned out that the house had got used to things: to hot rolls at six, to somebody who was at home when the door opened, and to the last verse, which was really rather beautiful.",
      "@corridor(hero stand) The suitcases stand in the attic now and are slowly filling up with jam. Only sometimes, on a Friday evening, {hero} puts on a hat, carries the smallest one out and rings at the door. “It's only for the weekend,” {he} says. And all of them shout from the kitchen: “Oh no!”",
    ],
  }),
  story({
    says: [
      /\b(?:neighbou?rs?|next door|friend|brother|brother-in-law)\b/i,
      /\b(?:borrow(?:s|ed|ing)?|lent|lend(?:s|ing)?|never (?:gave|returned|brought|gives|returns)|give it back|gave it back|return(?:ed|s)? it)\b/i,
      /(?<tool>\b(?:an?|the|my|his|her) (?:[a-z]+ ){0,2}?(?:ladder|drill|lawn ?mower|hammer|wheelbarrow|saw|spade|shovel|cake tin|casserole|book|bicycle|umbrella|hedge trimmer|pot|pan|tent|screwdriver|chainsaw|bowl)\b)/i,
    ],
    may: [role("neighbour", "neighbour|neighbor|friend|brother|brother-in-law")],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|magic\w*|dead|died|library|librarian|animals?|bear|witch|sugar|egg)\b/i,
    of: "people",
    after: [
      "@garden(hero look) {Hero} could see {thetool} from the bedroom window. It leaned there, on the wrong side of the fence, and it looked quite at home. {He} had begun to drop hints. “A nice thing, such a thing,” {hero} would say across the fence. “One could use one oneself.”",
      [
        "@garden(hero talk, neighbour talk) “Yes,” {neighbour} would say, “I don't know how I'd manage without it.” And {hero}, who could say no to a bank and to a dog, went back inside and bit into a cushion. To ask for it had been possible for a month, perhaps for two. After that it would have been like asking for one's own nose.",
        "@garden(hero talk) “Yes,” came the answer each time, “I don't know how I'd manage without it.” And {hero}, who could say no to a bank and to a dog, went back inside and bit into a cushion. To ask for it had been possible for a month, perhaps for two. After that it would have been like asking for one's own nose.",
      ],
      "+ @garden.night(hero walk) Once {hero} wanted to fetch it by night. {He} got as far as the compost. There {he} met a hedgehog, who looked at {him} in such a way that {he} turned round again.",
      "@garden.night(hero run) Then came a night with smoke in it. It came from {hero's} own house. The stairs were full of it, and the window was high. {Hero} stood in {his} pyjamas on the sill and called into the dark, and what {he} called, to {his} own surprise, was not “Help!” {He} called: “Give it back! Now!”",
      [
        "@garden.night(neighbour carry, hero look) There was a crash next door. {Neighbour} came over the fence in socks, with {thetool} in both arms, and with everything else that had gathered in that shed in all those years. It was propped up, tied together, piled on top. {Hero} climbed down over the whole of it, rung by rung and handle by handle, into the wet grass.",
        "@garden.night(hero look) There was a crash next door. Over the fence in socks came the neighbour, with {thetool} in both arms, and with everything else that had gathered in that shed in all those years. It was propped up, tied together, piled on top. {Hero} climbed down over the whole of it, bit by bit, into the wet grass.",
      ],
    ],
    end: [
      [
        "@garden(hero sit, neighbour sit) It had only been the toaster. When the firemen had gone, they sat side by side on the lawn under one blanket. “I was going to bring it back in the very first week,” said {neighbour}. “But you'd gone out. And then it had been so long that I was ashamed. I've oiled it every Sunday, so that it should at least be happy.”",
        "@garden(hero sit) It had only been the toaster. When the firemen had gone, they sat side by side on the lawn under one blanket. “I was going to bring it back in the very first week,” said the neighbour. “But you'd gone out. And then it had been so long that I was ashamed. I've oiled it every Sunday, so that it should at least be happy.”",
      ],
      "@garden(hero look) {Hero} looked at {thetool} in the first light. It was in a far better state than on the day when it had left. “With me,” said {hero} slowly, “it would have rusted.” Then {he} remembered something, and turned red. “I've got your cake fork,” said {hero}. “From the christening.”",
      "+ @garden(hero carry) They moved it that same day, and not to the one side or the other. They took a board out of the fence, and put a roof over the gap, and hung it in there, with the fork beside it. Anybody who needs either of them says good morning first.",
      "@garden(hero talk) The fence has not got many boards left by now. And when somebody moves in across the street, {hero} is over there on the very first evening with a friendly face. “I was wondering,” says {hero}, “if you could lend me something.”",
    ],
  }),
  story({ ...PETTY_WAR, unless: SINGLE }),
  story({ ...PETTY_WAR, after: PETTY_WAR.after.map(ofTheCouple), end: PETTY_WAR.end.map(ofTheCouple) }),
  story({
    says: [
      /\b(?:divorced|separated|split up|ex-?(?:husband|wife|couple|partners?)|used to be married)\b/i,
      /\b(?:garden|allotment|yard|orchard|vegetable patch|balcony|boat|cabin|summer house|greenhouse)\b/i,
      /\b(?:shar(?:e|es|ed|ing)|still|half|halves|divid\w+|line|string|rope|fence|both|middle|together)\b/i,
    ],
    unless: /\b(?:murder\w*|ghost|vampires?|killer|dead|died|dog|custody|buried|treasure)\b/i,
    of: "people",
    after: [
      "@garden(hero dig, mate dig) The string ran from the water butt to the plum tree, exactly down the middle. On the left everything stood in rows. On the right it grew as it liked. They came on the same days, since neither would give way, and dug with their backs to each other.",
      "+ @garden(hero look, mate look) They did not talk, but they were polite. If a pumpkin grew under the string, it was cut in half. If a weed came through from the other side, it was handed back. The plum tree, into which the knot was tied, was watered from both directions, and bore so much that its branches had to be propped up.",
      "+ @garden(hero talk, mate talk) Once in the year they had to speak, about the rent. “Half,” they said. “Half.” “The beans are good this year.” “It's the weather.” Afterwards each of them went into a separate shed and sat there for a while.",
      "@garden(hero run) Then a letter came from the council. A car park was planned. All plots that were not properly cultivated as one garden by one party would have to go. An inspector would come on Monday. {Hero} read it at the gate, and on the other side of the string a second letter was being read.",
      "@garden(hero talk, mate talk) “One party,” said {hero}. They looked at the string. It had grown into the bark of the plum tree by now and could not be untied. It would have to be cut. But neither of them had a knife, or at least neither of them took it out.",
    ],
    end: [
      "@garden(hero dig, mate dig) They worked all Sunday, and it had to look as if it had always been like that. They planted the rows into the wilderness and let the wilderness into the rows. At some point they were standing in the same bed, with earth up to their elbows, and had forgotten which side it was.",
      "@garden(hero stand, mate stand) The inspector had a clipboard. In front of the plum tree he stopped. “And what's this string for?” he asked. It was so quiet that one could hear a plum fall. “For the beans,” they said, both at once. He looked from the one to the other. “I see,” he said. “You've been married a long time.”",
      "@garden(hero sit, mate sit) They did not correct him. When he had gone they sat down under the tree, for their knees had given way. “We were no good in the house,” said {hero} after a while. “No,” came the answer. “But we were always good out of doors.”",
      "@garden(hero carry, mate carry) They are still divorced, and they each have their own front door. But there is only one shed now, with two chairs in it. The string is where it was. In summer runner beans climb along it, from the water butt to the plum tree, red and white, and they pick them from both sides, and meet in the middle.",
    ],
  }),
  story({
    says: [
      /\b(?:tents?|caravan|camp(?:ing|site|ground)?|holiday|vacation|campervan|motorhome|boat trip|cabin)\b/i,
      /\b(?:family|father|mother|dad|mum|mom|parents|son|daughter|grandfather|grandmother|grandpa|grandma|children|kids)\b/i,
      /\b(?:rain(?:s|ed|ing)?|poles|leak\w*|flood\w*|storm\w*|mud|too small|meant for (?:two|three)|wrong|forg[eo]t\w*|broken|wet|soaked|collaps\w*|get to know|got to know|mosquito\w*)\b/i,
    ],
    may: [role("elder2", "father|mother|dad|mum|mom|grandfather|grandpa")],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|monster|bear|wolf|lost child|dead|died|divorc\w*|snor\w*|stepmother|stepfather|magic\w*|mars|space)\b/i,
    of: "people",
    after: [
      "On the first day it was still an adventure. Everything was damp, and everybody said how fresh the air was. On the second the bread had to be wrung out. On the third nobody said anything any more. There was one dry spot, about as large as a tea towel, and {hero} had drawn up a list of who was allowed to sit on it and when.",
      "+ “Whose idea was it?” came the question out of a wet corner. It was a question that ought not to have been asked. “I only wanted us to be together for once,” was the reply, “all of us, without the telephone.” “Well, we are,” said {hero}. An elbow got into an eye. A pan fell over, and in the pan had been supper.",
      "At night they lay in a row like spoons. When one turned over, they all had to turn over. “Now,” they said in chorus, and turned. It was the only thing that worked, and they were secretly rather proud of it.",
      "Then, in the darkest hour, there was a gust, a long tearing sound, and they were lying there and looking at the sky. It flew off over the field, white and flapping, like a very big bird that has had enough. Nobody moved. The rain fell into their open mouths. “So,” said a voice at last.",
      "“That was the roof,” said another. And then there came from right at the end, from the wettest of them all, a sort of squeak. One of them was laughing. It went along the row from one to the next, as when a wall falls down, and there was no stopping it.",
    ],
    end: [
      "They could not get any wetter, and that changed everything. They ran about in the field in their pyjamas, and shouted. They slid through the mud on their stomachs. A farmer came with a lantern to see what was the matter. He found them all sitting in a puddle, singing.",
      "@barn(hero sit) He took them with him, without many words, into his barn. There was hay up to the roof, and a stove, and a can of warm milk. They sat round it in horse blankets and steamed. And there, with no telephone and no list, it all came out, the stories and the worries, and the thing with the school, and the thing with the job.",
      "+ @barn(hero sleep) They stayed for the rest of the time. The sun came out on the last day, and was found to be somewhat dull. When they drove away, the farmer stood at the gate with something white under his arm. It had come down in his apple tree. “Do you still want it?” he asked. “No!” they shouted out of all the windows.",
      "@room(hero sleep) Every year, on the first night of the holidays, they put all the mattresses in one room and lie down in a row, although they have beds. They open the window if it rains. Sooner or later, in the dark, a voice says, “Now,” and they all turn over.",
    ],
  }),
  story({
    says: [
      /\b(?:eulogy|funeral speech|speak at (?:the|his|her) (?:\w+ )?funeral|speech at (?:the|his|her) (?:\w+ )?funeral|say a few words at)\b/i,
      role("gone", `${ELDER}|father|mother|uncle|aunt|neighbour|boss|teacher|stepfather|brother|sister|friend`),
    ],
    unless: /\b(?:murder\w*|ghost|vampires?|killer|alive|robot|cat|dog|goldfish)\b/i,
    of: "people",
    after: [
      "@study(hero write) “We shall all remember,” {hero} wrote, and crossed it out. {He} had until Thursday, and {he} knew three things about {gone}: there had been a hat, peppermints, and a hand on {his} head, once, at the sea. That made half a page, if one wrote large.",
      "@street(hero walk) So {hero} put on {his} coat and went round to ask. The barber said: “Always a tip, never a word.” The woman in the library said: “Only books about lighthouses.” At the allotment an old man leaned on his rake for a long time. “Owed me ten pounds,” he said, “and paid it back every Friday, one at a time, so as to have a reason to come.”",
      "+ @kitchen(hero read) {Hero} wrote it all down on the backs of envelopes. It was like one of those puzzles with a thousand pieces, and all that {he} had was sky.",
      "@room(hero look) On Wednesday {hero} sat in the empty flat. In the cupboard there was a tin for peppermints, and it rattled wrongly. In it lay ticket stubs, small and brown, from a swimming pool. There were hundreds. {Hero} turned one over. It was the pool where {he} had learned to swim, on Saturdays, as a child.",
      "@room(hero sit) {Hero} had always been alone in that pool, among the children whose people sat up there on the benches and waved. On the back of every stub something had been written with a fine pencil. “Two lengths,” it said. “Cold. Did not give up.” And on another: “Dived! Nobody saw it but me.”",
    ],
    end: [
      "@church(hero stand) On Thursday {hero} went to the front with no paper at all. It was a small crowd: the barber, the library, the rake. “I was going to tell you about somebody I hardly knew,” said {hero}. “That's wrong. I've found out that I was known. I was just never looking in that direction.” And {he} took the tin out of {his} pocket.",
      "@church(hero read) {Hero} read them aloud, one ticket after another, the cold days and the brave ones. In the end a whole person was standing there in the middle of them, with a hat on.",
      "+ @graveyard(hero look) At the grave {hero} did not throw any earth. {He} put a peppermint on the wood, for the journey. “Two lengths,” {he} said, so softly that nobody heard it. “Cold. You didn't give up.”",
      "@pool(hero sit) On Saturdays {hero} sits on the top bench at the swimming pool. {He} has a tin with {him}, and a very fine pencil. When one of them dives right down to the bottom, and comes up, and looks round to see if anybody saw it, {hero} lifts {his} hat.",
    ],
  }),
];
