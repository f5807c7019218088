import { story } from "../subject-story.ts";

/** Stories of murder and blackmail, and of those who find out. */
export const murders = [
  story({
    says: [
      /\b(?:poison\w*|dinner party|toast|banquet|birthday cake|reunion|anniversary)\b/i,
      /\b(?:murder\w*|poison\w*|dead|dies|died|killed|killer|collapses?|collapsed|suspects?)\b/i,
      /\b(?:dinner|party|cake|guests?|family|wine|soup|table|wedding|toast|cousins|banquet|tea|reunion|host|hostess|feast|birthday)\b/i,
    ],
    unless:
      /\b(?:hairdresser|food poisoning|critic|island|train|queen['’]s|apple|princess|honey|funny dog|food taster)\b/i,
    of: "people",
    after: [
      "@room.night(hero talk) For a moment nobody put down a fork. Then everyone did, at the same time, and it sounded like rain. “Nobody touches anything,” said {hero}. The doctor was sent for, and the door was locked, and the key lay in the middle of the table next to the salt. They looked at one another across the candles. They'd all had seconds.",
      "@room.night(hero look) {Hero} asked for the dishes one by one. It wasn't the soup; they had all eaten the soup. It wasn't the wine. There was a little plate, with a gold rim, and the crumbs on it smelled of almonds. “Who served this?” asked {hero}. It turned out that it had gone from hand to hand, all around the table.",
      "+ @room.night(hero write) Everyone had a reason. It all came out between the cheese and the coffee: the loan, the letter, the summer at the lake. Aunt Adelaide hadn't spoken to anybody since the will was changed, and now she couldn't stop. {Hero} wrote on napkins. By ten o'clock {he} had used up the whole packet, and there wasn't one of them whom {he} would have trusted with a spoon.",
      "+ @room.night(hero look) What bothered {hero} {was} the place cards. They were written with such care, in violet ink, and still one of them was smudged, as though it had been changed over in a hurry. {He} laid them out as they had stood, and looked at them for a long time, and ate nothing, and thought.",
    ],
    end: [
      "@room.night(hero talk) “One of these place cards has been moved,” said {hero}. “It was meant for the next seat.” They all looked at old Uncle Ambrose, who had slept through everything. “Me?” he said. “I've only got the house.” Then he looked at his nurse, who had such lovely violet handwriting. She was quite busy with a stain on her thumb.",
      "@room.night(hero give) “You changed the cards back,” said {hero}, “when you saw him sit down in the wrong place. But people had already begun to pass.” She smiled. “And how will you prove it?” “I won't,” said {hero}, and pushed the little plate with the gold rim across the table. “There's a piece left. Have it with your coffee.”",
      "@room.night(hero stand) She did not touch it. The whole table waited, the clock struck, and she didn't touch it. Then she laid both hands flat on the cloth and began to talk. It was about the house, and about a promise that nobody had kept. By the time the police came they were all crying, even those who had had the best reasons.",
      "@room(hero eat) The family has a dinner every year in spite of it. They bring their own plates. There are no cards any more; everyone sits where they like, and says right away what they're angry about, between the soup and the fish. {Hero} says it has never been so loud, and that nobody has ever been so well.",
    ],
  }),
  story({
    says: [
      /\b(?:train|express|sleeper|compartment|orient express)\b/i,
      /\b(?:disappear\w*|vanish\w*|missing|gone without)\b/i,
      /\b(?:passenger|passengers|compartment|conductor|detective|locked|cabin|captain|steward\w*|everyone|nobody|night|before|on board|man|woman)\b/i,
    ],
    unless:
      /\b(?:ghost|magician|toy|cat|bomb|murder\w*|killed|dead|stolen|child|children|spaceship|sank|teddy|suitcases? (?:of|full)|skeleton)\b/i,
    of: "people",
    after: [
      "@train.night(hero look) The bed was turned down. A glass of water stood by it, still trembling with the wheels. There was a coat on the hook and a pair of shoes side by side, and the window was bolted on the inside. {Hero} put {his} hand on the pillow. It was warm. “So we have until the next stop,” {he} said, “and it's four hours.”",
      "@train.night(hero walk) {Hero} went through the corridor with a lamp and knocked at every door. A colonel, who was in bed with his boots on. Two sisters, who finished each other's lies. A priest without a single prayer book. They'd all heard something. They had heard it at three different times, and it had been a bang, a splash, and a song.",
      "+ @train.night(hero sit) “You count the tickets,” said {hero}. “How many have got on?” Eighteen, and nobody had got off. {Hero} walked from the engine to the last lamp and counted heads, and it came to eighteen. {He} sat down on the mail bags to think. If nobody was missing, and somebody was gone, then somebody was there twice.",
      "+ @train.night(hero look) In the dining car {he} let them all come in for tea, as if it were quite natural. {Hero} didn't look at their faces. {He} looked at their feet under the tables. Boots, boots, button shoes, slippers. And one pair of socks, dark ones, with a hole. {Hero} thought of the shoes beside the bed, so very neatly put.",
    ],
    end: [
      "@train.night(hero talk) {Hero} looked at all their feet under the tables. “Would you like your shoes back, Father?” {he} asked. The priest set down his cup. The beard came off quite easily. Under it there was the face from the passport, the one everyone was looking for. “I had to disappear,” he said. “There's a man on this train who's been paid to see that I do.”",
      "@train.night(hero look) It got very quiet. Only the colonel went on stirring his tea, and there was no sugar in it. “With your boots on,” said {hero}, “because you weren't going to sleep tonight.” He was quick, but the two sisters were quicker: one of them put out a foot, and the other one finished it with a teapot.",
      "@station.dawn(hero talk) When they pulled into the station it was getting light, and there were policemen under the clock. The man with the hole in his sock had a case with him that would fill the newspapers for a month. He shook {hero}'s hand for a long time. “How did you know?” “No one who runs away,” said {hero}, “puts his shoes so straight.”",
      "@train The line still runs. In the third carriage, whoever takes that compartment finds a small brass plate over the bed, which the railway has put up there. There's nothing on it about a crime. It says: guests are kindly requested to keep their shoes on.",
    ],
  }),
  story({
    says: [
      /\bisland\b/i,
      /\b(?:guests?|strangers|friends|people|invited|heirs|family|students|colleagues|class reunion|hikers)\b/i,
      /\b(?:murder\w*|killer|killed|dies|die|died|dead|disappears?|disappeared|one (?:by|after) (?:one|another|the other)|found dead|body)\b/i,
    ],
    unless: /\b(?:ghosts? (?:help|want)|children|dog|wedding planner|funny|skeleton|pirate\w*|estate agent)\b/i,
    of: "people",
    after: [
      "@hall.night(hero stand) The boat wouldn't be back until Sunday, and the telephone was only for show. {Hero} stood with the others in the hall, wet to the skin, and they all talked at once, and then nobody talked at all. On the long table the places were laid for everyone. In front of the empty chair the candle was burning already.",
      "@hall.night(hero sit) “It was one of us,” somebody said. There was no one else on that rock but the gulls. {Hero} suggested that they all stay in one room. They sat along the wall with the pokers across their knees. At midnight the lamp went out, only for three breaths, and when it burned again there was a second empty chair.",
      "+ @hall.night(hero read) Under the plate of the missing one lay a card: a date, and three words. “You looked away.” {Hero} turned over {his} own plate, and then the others did it, one after another. There was a card under each. It was the same date on all of them, a summer evening many years ago, and one after another they turned grey.",
      "+ @hall.night(hero talk) They'd all been there, it came out, on the same pier, without knowing each other. A boat had turned over, out in the bay, and a child had shouted. Everybody had thought that somebody else would go. {Hero} had been nine that evening, and had held an ice cream. “I did call,” {he} said. “Nobody listened to me.” Upstairs a door closed.",
    ],
    end: [
      "@bedroom.night(hero look) {Hero} took the candle and climbed the stairs alone. In the last room a fire was burning. There sat the missing, alive, tied to their chairs, with scarves over their mouths. And by the window stood the woman who had cooked for them all. She was holding a child's shoe. “There was a card under your plate,” she said to {hero}. “It isn't like the others.”",
      "@bedroom.night(hero read) {Hero} held it to the flame. “When my child drowned you were on the pier,” it said, and under that: “But you called.” “I heard you, that evening,” the woman said. “A child with an ice cream. It was the only voice on the whole shore. I wanted them all to sit here in the dark and know how long it takes until somebody comes. That's all. I'm not like the sea.”",
      "@corridor.night(hero stand) Below, the others had come up to the door. Nobody ran, although there was nothing left to be afraid of. One of them went down on his knees, an old man, and asked what the child had been called. She told them. They said the name, each of them.",
      "@harbour.day(hero stand) On Sunday the boat came. What they told the police was so dull that it wasn't written down. There is a bell on that pier now, with a rope which even a small child can reach, and a name on it. {Hero} pulls it each summer, once, with an ice cream in {his} hand, and every head along the shore turns round.",
    ],
  }),
  story({
    says: [
      /\b(?:journalist|reporter|podcast\w*|blogger|newspaper|editor|newsroom|true crime|student newspaper)\b/i,
      /\b(?:scandal|corrupt\w*|cover(?:s|ed)?[- ]?up|mayor|politician|minister|company|factory|chemical\w*|toxic|pollut\w+|bribes?)\b/i,
    ],
    unless:
      /\b(?:romance|falls? in love|fell in love|lottery|chickens|cow|goat|TV people|crossword|murder\w*|killer|missing|disappear\w*|vanish\w*|ghost\w*)\b/i,
    of: "people",
    after: [
      "@study(hero look) The first warning was polite: a basket of fruit, with a card. “You must be so tired,” it said. “Take a holiday.” The second was a brick. It lay on {hero}'s desk between the glass, and the cleaner had already swept round it. “What have you written?” she asked. “Nothing yet,” said {hero}. “That's what worries them.”",
      "@street(hero talk) {Hero} had a name, and a number, and half of a photograph. For the other half {he} needed someone who'd been there. {He} rang at twenty doors. At the last one an old clerk whispered through the chain, “I've got the papers. I've got a daughter as well.” And shut it.",
      "+ @study(hero talk) “Drop it,” said the editor, and looked at the wall. Somebody had called from very far above. “I didn't see you today. If I'd seen you, I would have to say no.” {Hero} {was} already in the corridor when he called after {him}. “The printers,” he said, “go on at two in the morning. They print whatever is lying there. I've always thought that was careless.”",
      "+ @street.night(hero walk) That evening the brakes didn't work. {Hero} got the car to a halt in a hedge, and sat among the leaves, and felt {his} knees go. {He} could have stopped then, and nobody would have blamed {him}. Instead {he} picked the leaves off {his} coat and walked home, in the middle of the road, where there was light.",
    ],
    end: [
      "@street.night(hero talk) That night a girl on a bicycle stopped under {hero}'s window, with a cardboard box. “Dad doesn't know that I'm here,” she said. In it was the other half, and much more. “Why are you doing this?” asked {hero}. “Because he can't sleep,” said the clerk's daughter. “And because of the river. My best friend swam in it.” There it was, on page three, in one dry line, with the price.",
      "@workshop.night(hero stand) They wrote it in the kitchen of the cleaner, who had a typewriter and no fear. At two {hero} laid it on the machine. The printer read the first line, and the second. “My boy swam there as well,” he said, and pushed the button. When somebody called from very far above, forty thousand of them were on the road.",
      "@street(hero talk) There were lawyers, and there was a long month in which {hero} slept with the light on. Then the director was led out, with a coat over his head, and the clerk stood on the other side of the street with his daughter and took off his hat. “I've slept,” he said to {hero}. “Ten hours. It's wonderful.”",
      "@study(hero sit) The river is still brown, but there are men in it now, in high boots, who are paid to make it clear. On {hero}'s desk lies the brick. It holds down the papers when the window is open. And it's always open. Once a basket of fruit came again; it was from the printers, and there was a fish in it.",
    ],
  }),
  story({
    says: [
      /\b(?:blackmail\w*|anonymous (?:letters?|notes?|emails?|messages?|calls?)|threatening (?:letters?|messages?|notes?)|i know what you did|extort\w*)\b/i,
      /\b(?:letters?|notes?|emails?|blackmail\w*|calls?|secret|every|photos?|knows?|pay)\b/i,
    ],
    unless:
      /\b(?:in love|florists?|(?:her|his|the) (?:students?|pupils?|customers?|neighbou?rs?)|cartographer|river|printer|parrot|love (?:letter|poem)s?|compliments?|kind|mouse|children|office|whole (?:town|village))\b/i,
    of: "people",
    after: [
      "@kitchen(hero read) It was written with cut-out letters, as in the films. That made it almost funny, until you read it. {Hero} burned it in the sink. But by the next morning {he} knew that burning doesn't help, because {he} looked at everyone and wondered: is it you? The baker knew, thought {hero}. Or the priest. Or both.",
      "@room(hero read) The next one was more exact. It named the year and the bridge. And it didn't ask for money, that was the strange thing. “Tell them,” it said, “or I will.” {Hero} had been young, and it had been dark, and afterwards there was always a reason to keep quiet for one more year.",
      "+ @street.night(hero run) {He} began to watch the letter box. {He} sat in the dark behind the curtain with cold tea. At four in the morning a figure came down the lane, small, with a hood, and something white in its hand. {Hero} ran down and out in {his} socks. It had gone. On the wet ground lay a walking stick, with a rubber foot and silver initials.",
      "+ @bedroom(hero sit) Everybody in town knew that stick. {Hero} sat on the bed, and it lay across {his} knees. Miss Finch had leaned on it as long as anyone could remember. She was eighty-eight. She had taught {him} to write {his} name.",
    ],
    end: [
      "@room(hero talk) The glued letters came out of an old school reading book. {Hero} knew every one of them, and {he} knew whose book it was. Old Miss Finch opened before {he} knocked. On the table lay scissors and glue. “Why?” asked {hero}. “Because I saw it,” she said. “From the window, that night. I've kept quiet as long as you have. The doctor gives me until Christmas, and I don't want to take it along.”",
      "@room(hero talk) It had been an accident, all those years ago, a push in fun, on the bridge. The one who fell had lived, and had limped ever since, and had never known who it was. “He still asks,” said Miss Finch. “I couldn't say it without you. I'm sorry about the baker; you've been so rude to him.”",
      "@garden(hero talk) They went together, she on {hero}'s arm, as slowly as a funeral. He was mending a fence. {Hero} said it in three sentences. The man with the limp laid down the hammer. He was silent for so long that a bird came down on the post. “I've been angry with everybody for twenty years,” he said then. “It'll be a rest to have only one.”",
      "@garden(hero build) It was a year before he said good morning, and two before they mended the fence together. Miss Finch lived till Easter, out of curiosity. {Hero} keeps her stick by the door. On {his} wall, in a frame, is the only letter that wasn't sent, with eight glued letters, all crooked: “Well done.”",
    ],
  }),
];
