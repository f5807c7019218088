import { role, story } from "../subject-story.ts";

/** Comic stories of crooks: in a convent, in the wrong tunnel, with a child on the back seat, with a baby, and of a faint vampire. */
export const comicCrooks = [
  story({
    says: [
      /\b(?:robbers?|thieves|thief|gangsters?|criminals?|burglars?|crooks?|gang|bank robbers?|con ?(?:man|men|artist)|mobsters?|on the run)\b/i,
      /\b(?:convent|nuns?|monastery|monks?|abbey|nunnery)\b/i,
    ],
    may: [
      /\b(?:hid(?:es?|ing|den)?|fle(?:es?|d)|police)\b/i,
      /\b(?:pretend\w*|disguis\w*|dress\w*|pos(?:e|es|ed|ing)) [^.]*/i,
    ],
    unless:
      /\b(?:orphan\w*|murder\w*|ghost\w*|killed|detective|train|treasure of|stole (?:a|the) (?:painting|statue|cross|relic)|years ago)\b/i,
    of: "people",
    after: [
      "@corridor(hero stand) “You've come about the beds,” said the little old nun at the gate, and looked over her glasses. {Hero} had not come about the beds. But far down in the valley a siren howled. So {hero} came about the beds. “The habits are in the cupboard,” said the nun, whose name was Sister Agnes. “And take off those boots. Boots wake the others.”",
      "+ @bedroom.night(hero sleep) At four in the morning somebody rang a bell beside {hero's} ear. It was for prayers. At five it was for milking, and at six it was for prayers again. The money from the robbery lay under the mattress, which was stuffed with straw and very flat. {Hero} had spent nights in prison that were more comfortable, and a good deal longer.",
      "+ @farm(hero stand) By the end of the week {hero} could milk a goat, if the goat was in the mood. {He} sang in the choir, low down, where it doesn't matter. “You've got strong hands,” said Sister Agnes. “What did you do before?” “I opened things,” said {hero}. “How useful,” said Sister Agnes, and led the way to a jar of gherkins that had been shut since Easter.",
      "@hall(hero look) In the evenings they ate soup in the long hall, and nobody spoke. {Hero} noticed that {he} {was} looking forward to it. But on Friday there was a letter beside the bread. Sister Agnes read it out. The bank wanted the convent, said the letter, since the roof had never been paid for, and it wanted it by Monday.",
    ],
    end: [
      "@bedroom.night(hero sit) That night {hero} pulled the bag out from under the straw. On every bundle was a paper band, and on the band was the name of the bank. It was the same bank. {Hero} began to laugh, so that the bed shook. Then {he} carried the bag through the corridor and laid it down in front of Sister Agnes's door.",
      "@corridor.night(hero talk) The door opened before {hero} could get away. “We can't pay them with their own money,” said Sister Agnes. “It would be funny. But it would be a sin.” “There's a reward, though, for bringing it back,” she said. “It's in the paper. It's exactly as much as a roof. But somebody would have to walk in there and say where it was.”",
      "@street(hero walk) So on Monday {hero} walked into the bank by the front door, in a habit that was much too short, with Sister Agnes on one side and a goat on the other, for it had followed them. The cashier put up both hands. “This time it's the other way round,” said {hero}. The judge gave {hero} two years, and said that he'd seldom had to bite his lip so hard.",
      "@roof(hero build) The roof is new and red, and you can see it from the valley. {Hero} laid the last tiles {himself}, after the two years, because {he} came straight back. In the cupboard hangs a habit that has been made longer. And if there is a jar in that convent that no one can open, they ring a small bell, and {hero} comes.",
    ],
  }),
  story({
    says: [
      /\b(?:robbers?|thieves|gangsters?|criminals|burglars|crooks|gang|brothers|friends|cousins|pensioners|grannies)\b/i,
      /\b(?:tunnel\w*|dig|digs|dug|digging)\b/i,
      /\b(?:bank|vault|jewell?er\w*|post office|casino|museum|safe)\b/i,
    ],
    may: [
      /\b(?:c[ao]mes?|c[ao]me|end(?:s|ed)?|land(?:s|ed)?) (?:out|up|in)? ?(?:in|inside|under|beneath)(?: the (?:middle|cellar|basement) of)? (?<exit>(?:an?|the) (?!middle|cellar|basement)[a-z]+(?: (?:station|shop|room|school|hall|house|home|church|restaurant|bakery|cellar))?)/i,
    ],
    unless: /\b(?:prison\w*|jail|murder\w*|killed|treasure|dinosaur|war|mole|dog)\b/i,
    of: "people",
    after: [
      [
        "@cave.night(hero look) “Since when do they keep chairs in a vault?” whispered the one with the lamp. They all put their heads up through the hole, one beside the other, like carrots. There was no gold, and there were no boxes. It was {exit}, there could be no doubt of it. Nine weeks they had dug for this, with two spades and a colander.",
        "@cave.night(hero dig) For nine weeks they had dug, with two spades and a colander. At last the spade went through. They all put their heads up through the hole, one beside the other, like carrots. There was no gold, and there were no boxes. It was somebody's floor, and it was wet.",
      ],
      "@hall.night(hero stand) “Stop,” said a voice. “I've just mopped that.” In front of them stood a cleaner with a bucket. Her name was Mrs. Adeyemi. She looked at the hole, and at the mud, and at {hero}. “Shoes off,” said Mrs. Adeyemi. “All of you. And who's going to make that good?”",
      "@hall.night(hero carry) It's hard to run away in your socks. So {hero} mopped. “Show me that map,” said Mrs. Adeyemi after a while. She held it to the light. Then she turned it round. “You've been reading it upside down,” she said. “The bank's over there. You've dug away from it since the very first day.”",
      "+ @hall.night(hero sit) She shared her tea with them at two in the morning. {Hero} sat around the bucket and looked at their blisters. “It's a lovely tunnel, mind you,” said Mrs. Adeyemi, who had put her head down the hole. “Dry, straight, properly held up. Did you do that?” Nobody had ever said such a thing to them. The one with the lamp went quite red.",
    ],
    end: [
      "@street.night(hero look) At that moment there was a noise like a giant's cough. In the street the old water pipe had burst, and brown water shot as high as the lamps. It came down the hill towards the houses, and in the houses people were asleep. “The tunnel,” said {hero}. “It leads to the river, doesn't it?” “If you hold it the right way up, it does,” said Mrs. Adeyemi.",
      "@street.night(hero dig) They dug as they had never dug for the money. They opened the street with the spades, and even with the colander, and the water found the hole, and turned, and went down it roaring. When it got light the whole quarter stood on dry steps in nightshirts. And {hero} stood up to their chests in mud, in front of the mayor, and held a map of the bank.",
      "+ @street.day(hero talk) “I can explain this,” said {hero}. “Please don't,” said the mayor. “It would only be a pity.” But {hero} did explain it, since Mrs. Adeyemi was looking. It came to half a year, in the evenings and at weekends, and they spent it under the ground, with new pipes. The town had been looking for people who could dig straight for years.",
      "@street.day(hero dig) They have a firm now, with a van, and on its side there is a carrot. Mrs. Adeyemi does the maps. Every winter, when other towns have water in their cellars, {hero} can be seen there, digging, up to the ears in mud and happy. And before they come in anywhere, they take off their shoes.",
    ],
  }),
  story({
    says: [
      /\b(?:steals?|stole|stolen|robs?|robbed|takes?|took|getaway|hijack\w*|drives? off|drove off|car thie(?:f|ves))\b/i,
      /\b(?:car|van|taxi|limousine|truck|camper|motorhome|ambulance|hearse)\b/i,
      role("child", "child|girl|boy|kid|toddler|baby|daughter|son|twins|children"),
      /\b(?:back ?seat|in the (?:back|boot|trunk)|asleep|sleeping|sleeps|slept|still (?:in|inside)|inside|hidden)\b/i,
    ],
    may: [
      role(
        "crook",
        "car thieves|car thief|bank robbers|bank robber|robbers|robber|thieves|thief|crooks|crook|gangsters|gangster|burglars|burglar|criminals|criminal|teenagers|brothers",
      ),
    ],
    lead: "crook",
    unless: /\b(?:murder\w*|dead|ghost\w*|dog|coffin|own (?:child|daughter|son))\b/i,
    of: "people",
    after: [
      "@street(hero sit, child sit) “Are we there yet?” asked a voice from behind. {Hero} nearly drove into a hedge. In the mirror there was {child}, with a cushion under one cheek and the seat belt done up properly, as it ought to be. “You're not allowed to go so fast here,” said {child}. “It's thirty. There was a sign.”",
      "@street(hero talk, child talk) It went very quiet in the car. “We'll stop at the next corner,” whispered {hero}, “and open the door, and that's that.” “You can't leave anybody at a corner,” said {child}. “It's raining. And I'm hungry. And there's a button there that you shouldn't press.”",
      "+ @street(hero eat, child eat) They bought chips with some of the money, since it was all that they had. {Child} had opinions about ketchup. “Have you done this before?” “Of course,” said {hero}. “You're not very good at it,” said {child}, quite kindly. “You said your names out loud four times. And you've left the indicator on since the bridge.” {Hero} switched it off.",
      "@street(hero talk, child talk) On the radio they were talking about it by now. They described the car, and they said that a family was waiting at the police station and would not stop crying. {Child} put down the chips. The small voice wasn't cheeky any more. “That's mine,” it said. “That's my family. I've only been brave so that you wouldn't be so nervous.”",
    ],
    end: [
      "@street(hero look, child sit) {Hero} looked at the road. To the left it went to the border, and there was a full tank. To the right it went back into the town. In the mirror sat {child} with a chip in one hand, and a chin that trembled.",
      "@street(hero carry, child hug) They drove up to the police station at exactly thirty. There must have been twenty policemen on the steps, and all of them ducked. {Hero} got out with raised hands. “Not so fast,” said {child}. “My belt's stuck.” So {hero} had to put {his} hands down again, and undo the belt, and lift {child} out over the puddles, in front of everybody.",
      "+ @study(hero sit, child talk) “Were you afraid?” the inspector asked. “At the beginning,” said {child}. “But they signalled, and they shared.” It was written down just like that. The money was put on the table, all but the price of the chips. The judge read the page twice, and took off his glasses, and the sentence was a good deal shorter than it could have been.",
      "@street(hero sit, child sit) Today {hero} drives the little bus that takes the whole quarter to school and to the market. No one has ever been driven so carefully. On the seat right behind, with the belt done up, there's often {child}, who watches the signs. “Thirty,” says {child}. And {hero} says, “I saw it.”",
    ],
  }),
  story({
    says: [
      role("burglar", "burglars|burglar|thieves|thief|robbers|robber|housebreaker|intruder|criminal|crook"),
      role("baby", "baby|infant|toddler|newborn|baby girl|baby boy|twins|little girl|little boy"),
      /\b(?:cry|cries|cried|crying|alone|awake|w[ao]kes?|woke|cradle|cot|crib|bab(?:y)?sit\w*|nappy|diaper|feeds?|fed|house|flat|apartment|villa|break(?:s|ing)? in|broke in)\b/i,
    ],
    lead: "burglar",
    unless: /\b(?:murder\w*|kidnapp\w*|stole (?:a|the) (?:baby|child)|car|van|ghost\w*|princess|king|dog)\b/i,
    of: "people",
    after: [
      "@bedroom.night(hero look) {Hero} stood in front of the cot with a torch in one hand and the silver in the other. “Shh,” {he} said. “I'm not here.” It made no difference. {Baby} was as red as a beetroot and took a deep breath for the next one. {Hero} had opened the hardest safes in the city, but {he} had no idea how to shut that.",
      "@bedroom.night(hero carry) “Hello?” called {hero} at last, down the stairs. It was the most foolish thing that {he} had ever done at work. But nobody answered. So {he} put down the bag, and lifted {baby} out, at arm's length, like something that might go off. A warm, wet face was pressed into {his} neck. The crying stopped, in the middle of a note.",
      "+ @kitchen.night(hero cook) It was hunger, mostly. In the kitchen {hero} found a bottle, and the milk, and a spoon. {He} read what it said on the tin by the light of the fridge, with his lips moving. The first bottle went on the floor. With the second {he} sat down on the stool, and {baby} drank, and looked up at the mask without blinking, and took hold of its nose.",
      "@corridor.night(hero look) “Who leaves you alone like that?” whispered {hero}, and {he} {was} really angry. Then {he} saw the door. It was the one to the cellar, and it stood open, and on the top step lay a slipper. {Hero} held the torch over the stairs. At the bottom lay a woman, with the washing all around her, and her leg was not as a leg should be.",
    ],
    end: [
      "@cellar.night(hero talk) “Don't be frightened,” said {hero}, which is hard to say in a mask. {He} took it off. “Is that my baby?” whispered the woman. “I've been calling since ten.” “Safe and sound,” said {hero}. “I'll ring for the ambulance. Have you got a blanket?” And while they waited {he} sat on the lowest step, with {baby} on {his} arm, and held her hand.",
      "+ @corridor.night(hero stand) {Hero} heard the siren, and {he} knew what sort of bag stood by the cot. The way through the window was still open. But {baby} had fallen asleep on {his} shoulder, with a fist in {his} collar, and that fist would not let go. So when the men came in with the stretcher, and behind them a policeman, {hero} {was} still there.",
      "@hospital(hero talk) “And who are you?” asked the policeman who came with the ambulance. {Hero} opened {his} mouth. “He came in through the window,” said the woman on the stretcher, “because I was calling. Thank God that somebody did.” It wasn't quite the truth, and it wasn't quite a lie. {Hero} carried the silver back to its drawer the same night. {He} laid {his} tools on top of it, and left them there.",
      "@bedroom.night(hero look) {Hero} comes in by the front door nowadays. It's every Tuesday, when there's choir practice, and {he} is paid for it in cake. “Shh,” says {hero} in the dark, beside the little bed. “I'm not here.” And {baby} laughs, and takes hold of {his} nose, and goes to sleep.",
    ],
  }),
  story({
    says: [
      /\bvampires?\b/i,
      /\b(?:faint\w*|(?:afraid|scared|terrified) of blood|hates? (?:the )?(?:sight of )?blood|sight of blood|allergic to blood|vegetarian|vegan|cannot stand blood|can['’]t stand blood|blood makes|tomato juice|dizzy)\b/i,
    ],
    may: [
      /\b(?:blood bank|hospital|blood donation)\b/i,
      /\b(?:appl(?:y|ies|ied) for (?:a |the )?job|works?|worked|new job|job)\b/i,
      /\bfaint\w*/i,
    ],
    unless: /\b(?:in love|kindergarten|dog|dentist|teacher|school|restaurant|chef)\b/i,
    after: [
      "+ {Hero} had tried everything. {He} had tried it with closed eyes, and with a peg on {his} nose. It was always the same: one drop, and the world went grey from the edges, and {he} woke up under the table with a cushion below {his} head. “At your age,” said {his} grandmother, who was six hundred, “I'd had a whole village.”",
      "So {hero} lived on beetroot. {He} drank it from a crystal glass, with a stalk of celery, and the family looked the other way. At night {he} flew out with the rest of them, and waited on a chimney until they had finished.",
      "+ @library.night(hero read) In the library {hero} read what the doctors had written about it. One should get used to it slowly, they said. {He} began with a picture of a drop. {He} lay down first, to be on the safe side. On the second night {he} could look at the picture for as long as it takes to count to three. On the third night {he} coloured it in green.",
      "@hospital.night(hero look) Then came the night of the great storm. A bus had slid into the ditch, and in the hospital they had no lamps any more and no light at all. Nobody could see in there but {hero}, who can see in the dark as others do at noon. “We need somebody to hold the bandages,” called a nurse into the corridor. {Hero} turned as white as milk, which is rather whiter than usual.",
    ],
    end: [
      "@hospital.night(hero walk) “I'm no use,” said {hero}. “I'll faint.” “Then faint afterwards,” said the nurse. So {hero} went from bed to bed in the dark, and led her by the hand. “There,” {he} said. “And there.” {He} looked at their faces and not at anything else: a driver, a cook, a very small girl with a tooth in her fist.",
      "@hospital.night(hero talk) “Are you a real vampire?” asked the small girl. “Yes,” said {hero}. “But I don't like blood.” “Neither do I,” said the girl, and held on to {his} cold finger. They shut their eyes together, and counted up to twenty, while the nurse sewed. And when {hero} opened {his} eyes again, all the people had been looked after, and {he} {was} still standing.",
      "@hospital.dawn(hero sleep) Then {he} fainted. {He} did it properly, full length, into a basket of towels. When {he} woke up there was a cushion below {his} head. Beside {him} stood a crystal glass with something red in it. {Hero} sniffed at it. “Beetroot,” said the nurse. “The little one said you'd like it.”",
      "@hospital.night(hero walk) Since then {hero} has worked the night shift there. {His} grandmother came to look at it, and said that in six hundred years nobody had ever been glad to see one of the family come in. On the wall of the ward hangs a picture, a drop, coloured in green. Whoever feels faint may look at it. There are cushions everywhere.",
    ],
  }),
];
