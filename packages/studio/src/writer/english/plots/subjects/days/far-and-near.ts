import { role, story } from "../subject-story.ts";

/** Stories of letters and cards, of snow to be seen, and of cakes that must be there in time. */
export const farAndNear = [
  story({
    says: [
      /\b(?:postcards?)\b/i,
      role("sender", "garden gnome|gnome|scarecrow|goose|snail|duck|stone frog|plastic flamingo|flamingo"),
      /\b(?:sen[dt]s?|wr[io]tes?|written|writing|came|got|gets|arriv\w*|receiv\w*)\b/i,
    ],
    may: [role("child", "girl|boy|daughter|son|granddaughter|grandson|children")],
    after: [
      "The first card was a little damp. The writing went uphill, as it does with someone who has never written before. “I have arrived,” it said. “Everything here is bigger than at home. A lady asked me the way. I sent her to the left, and she thanked me.”",
      "@garden The postman turned the card over and over. “Who's that from?” he asked. And when he heard who it was, he scratched his ear and read it out again, quite slowly, as if there were something between the lines. From then on he rang twice whenever there was a card in his bag.",
      "+ The second had a spot of jam on it. “I have learned to swim,” it said, “but not to stop.” The third came from somewhere with palms: “They take my picture here all the time. I think I'm famous.” All of them ended with the same words: “What is it like at home? Is my place still free?”",
      "@garden The place was still free. It was a round spot with no grass on it, and nobody stepped there. But you cannot answer someone who is always somewhere else. And then came a week without a card, and another one, and the postman walked past the gate with his head down.",
    ],
    end: [
      "@garden In the third week a card came, and there were only three words on it. “How far home?” There was no stamp on it, only the mark of a place that lay just behind the hill. The postman had read it already. He stood at the gate, out of breath. “I'll get my bike,” he said.",
      "@garden.night(sender) They hung lamps on the fence and along the road, and one on the tree. The postman rode up the hill with his bell ringing. It grew late, and it grew quiet. And then something was standing on the round spot, as if it had never been anywhere else. It was {thesender}.",
      "@garden.night(sender sit) A little smaller than before, it seemed, and a little browned, and it wore a necklace of shells. Nobody asked anything. They sat down round it in the grass and read all the cards aloud, from the first to the last, and at the good places {thesender} looked very pleased.",
      "@garden The cards hang in a row over the letter box now. There is a pencil on a string beside them, and an empty card with a stamp on it. {Thesender} looks at it now and then.",
    ],
  }),
  story({
    says: [
      /\b(?:see|taste|touch|feel|watch)\s+(?:real |the |some |falling )?(?<snow>snow)\b/i,
      /\b(?:want(?:s|ed)|wish(?:es|ed)|dream(?:s|ed|t)|longs?|longed|badly|once in (?:her|his|its|their) life|never seen)\b/i,
      /\b(?:walk\w*|climb\w*|travel\w*|journey\w*|set off|sets off|set out|sets out|mountain|north|desert)\b/i,
    ],
    may: [
      role(
        "guide",
        "sparrow|goat|dog|donkey|horse|llama|bird|friend|brother|sister|grandfather|grandmother|cousin|cat|mouse",
      ),
    ],
    unless: /\b(?:thermos|dying|cancer|great-grand\w+|war|refugees?)\b/i,
    after: [
      [
        "“They say it looks like salt,” {hero} told {guide} on the first evening, “only that it comes from above. And it tastes of nothing. But it's the best nothing there is.” {Guide} moved a little closer. Then they lay down and dreamed, both of them, in white.",
        "{Hero} had asked everybody what it looked like. “Like salt,” an uncle had said, “only that it comes from above.” “And what does it taste of?” “Of nothing. But it's the best nothing there is.” So {hero} walked and tried to imagine the best nothing there is.",
      ],
      "@mountain(hero climb) The way went up and up. The last palm stayed behind and waved. The air grew thin and smelled of metal. An old woman sat at a well and laughed when she heard where {hero} wanted to go. “Nobody from down there has ever seen it,” she said. Then she gave {hero} her shawl.",
      "@mountain(hero sit) “Is that it?” cried {hero} when something white lay on a slope. But it was only stones. “Is that it?” It was only sheep. The third time it was a sheet on a washing line. {Hero} sat down on the ground. “Perhaps there isn't any,” said {hero}, and that was the coldest moment so far.",
      [
        "@mountain(guide walk, hero walk) {Guide} sat down as well, close up, so that it was warm at least on one side. Then {guide} went ahead, as far as the next rock, and looked round. So {hero} came as far as that rock. At the rock it was: as far as the bend. And at the bend it became so still that {hero} could hear {his} own eyelids.",
        "@mountain(hero walk) “A bit further,” {hero} told {himself}. “As far as that rock.” At the rock it was: as far as the bend. And at the bend it became so still that {hero} could hear {his} own eyelids.",
      ],
    ],
    end: [
      "@snow(hero look) Something touched {hero} on the nose. It was as light as a look, and it was gone before {he} could see it. Then there came another. Then the whole sky let go, quite slowly and without a sound, and {hero} stood there with {his} mouth open and did not say a word.",
      [
        "@snow(hero look, guide look) “It's not like salt at all,” whispered {hero}. {Guide} had a little white hat on by now and did not notice. They put out their tongues. They lay down in it and got up and looked at the shapes that were left there, one next to the other. They threw the first ball of their lives, and missed.",
        "@snow(hero look) “It's not like salt at all,” whispered {hero}. {He} put out {his} tongue. {He} lay down in it, and got up, and looked at the shape that was left there. {He} threw the first ball of {his} life, at the rock, and missed it, and laughed aloud.",
      ],
      "+ {Hero} packed some in the old woman's shawl, to show it at home. At the well it was just a wet shawl. “That's how it always is,” said the old woman. “But you've got it in your face.” And she looked into {hero's} eyes for a long time, since she had never seen it either.",
      "At home everybody wants to know what it was like. {Hero} does not say anything. {He} only touches them on the nose, as lightly as {he} can, and smiles.",
    ],
  }),
  story({
    says: [
      /\b(?<cake>birthday cake|wedding cake|cake)\b/i,
      /\b(?:burn(?:s|ed|t)|ruin\w*|dropp?\w*|salt instead|forg[eo]t\w*|ate|eaten|collaps\w*|sat on|fell)\b/i,
      /\b(?:one hour|an hour|new one|another|midnight|drive around|drove around|look\w* for a|before (?:the|he|she|they)|in time|tomorrow|morning)\b/i,
    ],
    may: [role("child", "kids|children|son|daughter|boy|girl|sister|brother"), role("dog", "dog|puppy")],
    unless: /\b(?:murder\w*|poison\w*|divorce\w*|affair|died|magic)\b/i,
    of: "people",
    after: [
      "@kitchen(hero look) What stood on the table had been a {cake} once. “Perhaps with a lot of icing,” said {hero}. They looked at it from the front and from behind. Then the middle sank down with a sigh, and a little smoke came out. Nobody spoke of icing again.",
      [
        "+ @barn.night(hero take, child look) “Think,” said {hero} to {himself}. “Who has eggs at this hour?” “The hens,” said {child}. It was the best idea so far. In the dark henhouse six hens looked at {hero} with one eye each. Only one moved to the side. There was a single egg, and it was still warm.",
        "@barn.night(hero take) “Think,” said {hero} to {himself}. “Who has eggs at this hour?” The hens had some. In the dark henhouse six of them looked at {hero} with one eye each. Only one moved to the side. There was a single egg, and it was still warm.",
      ],
      "@street.night(hero talk) Then they asked everywhere where there was light. A night nurse had sugar in her pocket. A taxi driver had half a bar of chocolate and did not want any money for it. “Who is it for?” asked an old baker, who had just shut up. He looked at {hero's} face and opened up again.",
      [
        "@bakery.night(hero cook) He gave flour, and he lent them his oven, but it had to be quick. {Hero} stirred so that it flew to the ceiling. {Dog} cleaned the floor. “How long does it take?” The baker looked at the clock and then at {hero}. “Longer than we've got,” he said.",
        "@bakery.night(hero cook) He gave flour, and he lent out his oven, but it had to be quick. {Hero} stirred so that it flew to the ceiling. “How long does it take?” The baker looked at the clock, and then at {hero}. “Longer than we've got,” he said.",
      ],
    ],
    end: [
      "@bakery.night(hero cook) “Then not one big one,” said {hero}. “Small ones! Lots of small ones, as small as thimbles.” The baker clapped his floury hands. Small ones take hardly any time. They filled every little mould, and the egg cups, and the lid of a tin, and pushed it all in, and knelt down in front of the glass.",
      "@street.night(hero carry) They rose, every one of them. {Hero} carried them through the streets on a tray as wide as a door, one candle in each, and at every corner somebody held a hat round the flames: the nurse, the taxi driver, the baker in his apron. It looked as if a little town were walking along.",
      "@room.night(hero give) They came just in time. In the dark doorway the tray shone so brightly that for a moment it was quite quiet. “What's that?” “That was a {cake},” said {hero}. “It's got rather a lot of children now.” And then everybody was laughing, and everybody got one, even the old baker, who had not had any in years.",
      "@room They have never had a big one again. Every year there are the small ones, one for each person who helped. And in the middle, on a plate of its own, stands something black with a lot of icing.",
    ],
  }),
  story({
    says: [
      /\b(?:stuck in|stopp?\w* between|trapped in|got stuck|get stuck|breaks down|broke down|stops)\b/i,
      /\b(?<lift>elevator|lift)\b/i,
      /\b(?:ex|ex-\w+|strangers?|neighbou?rs?|boss|rival|enemy|enemies|former|wedding|hadn't spoken|had not spoken|haven't spoken)\b/i,
    ],
    unless: /\b(?:killer|murder\w*|ghost|demon|monster|forest|bomb|labou?r|birth|wardrobe|kids|children)\b/i,
    of: "adults",
    after: [
      "@lift(hero look, mate look) For the first ten minutes they both looked at the numbers over the door. The alarm button gave a tired little buzz. “Somebody will be with you shortly,” said a voice from the wall. It was a recording. It said so four times, and each time it sounded less convinced.",
      "@lift(hero talk, mate talk) There is nowhere to look in a {lift}. There was a mirror, of all things, and in it they met each other's eyes by mistake. “You've still got that coat,” said one. “It's a good coat,” said the other. And that was that for a while.",
      "@lift(hero sit, mate sit) Then the light went out and a small green one came on. They sat down on the floor, back to back at first, because it was easier to talk to a wall. It began with the price of parking. It went on to the things that had never been said, and those came out in the wrong order.",
      "@lift(hero talk, mate talk) “You never asked,” came a voice in the green light. “I was waiting for you to say it,” said the other voice. Both had told the story so many times to their friends that they knew it by heart. Only now did it turn out that there had been two stories, and in each of them somebody had stood by a telephone.",
    ],
    end: [
      "+ @lift(hero sit, mate sit) Nobody said sorry straight away. First they shared what there was: a crushed bar of chocolate, half a bottle of water, one pair of headphones. Then one of them laughed at the recording, which was promising help again, and the other could not stop either. They laughed until they had to wipe their eyes.",
      "@lift(hero talk, mate talk) “I was wrong about you,” said one into the green dark. “Not about everything. But about that.” It was quiet. “So was I,” said the other. “I've carried it around for years.” “Stairs,” said the first. “We should've taken the stairs.” And that set them off again.",
      "@lift(hero sit, mate sit) When the fireman got the doors apart, he found them side by side on the floor with one earphone each. “Sorry it took so long,” he said. “Another five minutes,” said one of them, “would've been fine.”",
      "@corridor(hero walk, mate walk) They went on together, by the stairs. On the landing one of them stopped to hold the door, and the other went through and waited on the far side. Behind them, in the empty {lift}, the voice promised that somebody would be with them shortly.",
    ],
  }),
  story({
    says: [
      /\b(?<stand>lemonade stand|lemonade stall|cake stall|bake sale|juice stand|cookie stand|market stall)\b/i,
      /\b(?:earn\w*|money|raise\w*|buy|pay|save up|saving|for (?:their|his|her|my|our))\b/i,
      /\b(?:glasses|wheelchair|operation|roof|piano|bicycle|bike|hearing aid|ticket|present|medicine|vet|shelter|violin|boat|library|bed)\b/i,
    ],
    may: [
      role(
        "elder",
        "grandma|grandmother|granny|nana|grandpa|grandfather|mum|mom|mother|dad|father|friend|neighbour|neighbor",
      ),
    ],
    of: "people",
    unless: /\b(?:rivals?|rivalry|compet\w*|across the (?:street|road)|robot|war)\b/i,
    after: [
      "@street(hero sit) The sign took the longest. The letters began large and got smaller and smaller towards the edge, so that the price had to go on the back. Then {hero} put a tin on the table, sat down behind it with a very straight face, and waited for people.",
      "+ @street(hero look) In the first hour came a wasp. In the second came an old man who only wanted to know the time. In the third somebody really did buy something, drank it, pulled a face and said it was very refreshing. {Hero} looked into the tin. One coin makes a terrible noise when it is alone.",
      [
        "@kitchen(hero talk, elder talk) “It's too little sugar,” said {hero}. “And too few people.” At home {elder} asked where everybody had been all day. “Nowhere,” said {hero}, and hid the sticky fingers. It was to be a surprise. But {elder} sniffed, and smiled, and said nothing.",
        "@street(hero) “It's too little sugar,” said {hero}. “And too few people.” So the next day there was more of the one, and {hero} moved the table to the corner where the bus stops and where people are hot and cross. That was better. By noon the tin was no longer empty.",
      ],
      "@street(hero take) Then came the bad day. A cart ran over a foot of the table, and it all tipped over, the jugs, the cups, the tin. The coins rolled in every direction, down the gutter and under the cars. {Hero} crawled after them. When they were counted, half of them were gone.",
    ],
    end: [
      "@street(hero talk) “What was it for?” asked the driver of the cart, who had turned quite pale. {Hero} told him. He listened and took off his cap. Then he went from stall to stall and from door to door and told it on, with both arms. And when {hero} looked up again, there was a queue.",
      "@street(hero look) It went right round the corner. The barber came, and the whole football team. An old man came and put in a note that he folded very small. Somebody brought ice and somebody sugar. In the evening the tin was so full that it did not make a sound.",
      [
        "@room(hero give, elder look) It was enough, to the very last coin. When {elder} was given it, it was silent in the room. “So that's where you were,” said {elder} at last, and looked at them for a long time, at each sticky finger, as if to learn them by heart. Then {elder} wanted a cup as well, a large one, and paid for it.",
        "@shop(hero give) It was enough, to the very last coin. {Hero} counted it three times and carried it to the shop in both arms. The man there counted it as well and then pushed the last coin back across the counter. “For the sugar,” he said.",
      ],
      "@street(hero) The table with the mended foot stands on the corner every summer. On the sign there is a new line, quite small, right at the edge: those who have no money may sing.",
    ],
  }),
];
