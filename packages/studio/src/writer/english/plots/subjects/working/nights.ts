import { role, story } from "../subject-story.ts";

/** Stories of those who work while others sleep. */
export const nights = [
  story({
    says: [
      /\b(?:night porter|hotel|receptionist|guest ?house|innkeeper|night manager)\b/i,
      /\b(?:ghosts?|haunt\w*|spirits?|dead (?:guest|sailor|woman|man))\b/i,
    ],
    may: [role("ownghost", "ghost|spirit|sailor")],
    unless: /\b(?:murder\w*|marry\w*|youtube|hunters?|insurance|kill\w*|castle)\b/i,
    of: "people",
    after: [
      [
        "@corridor.night(hero talk, ownghost sit) The first time it was only a wet footprint on the stairs, and then the smell of the sea, on the third floor, where no window opened. {Hero} took the mop and wiped it up, as {he} would have done for any guest. “Thank you,” said {ownghost}, and sat down on the lowest stair. “Most people scream.”",
        "@corridor.night(hero talk) The first time it was only a wet footprint on the stairs, and a smell of old lavender, on the third floor, where nobody was staying. {Hero} took the mop and wiped it up, as {he} would have done for any guest. “Thank you,” said the ghost on the lowest stair, through whom {he} could see the carpet. “Most people scream.”",
      ],
      "@hall.night(hero sit) After that they had the small hours to themselves, between two and four. {Hero} laid two cards on the counter, and the second turned over by itself. “What are you waiting for?” {hero} asked one night. It grew cold around the counter. “I lost my ring here,” said the ghost. “ I was to be married on the Saturday.”",
      "@corridor.night(hero look) So {hero} began to look. {He} lifted carpets, with the hoover running, in order not to wake anyone. {He} unscrewed drains. In the old guest book, under a date when the gas lamps were still burning, {he} found the room: number thirty-three. It was a lift shaft now.",
      "+ @hall.night(hero sit) A real guest came down once, in his pyjamas, and saw the porter playing cards with a chair. “Who's winning?” he asked. “The chair,” said {hero}.",
    ],
    end: [
      "@lift.night(hero climb) At three in the morning {hero} stopped the lift between two floors, opened the hatch, and climbed down with a torch in {his} teeth. Right at the bottom, in a crack, lay something that shone.",
      "@lift.night(hero give) {Hero} held it out on the flat of {his} hand. The ghost lifted the ring up. “She waited all that summer,” {hero} said. “I looked it up. She never took another. She lies up on the cliff, with a place left free beside her.” “So I've only got to cross the road,” said the voice. “And I've been sitting on the stairs.”",
      "@hall.dawn(hero stand) At four the revolving door turned, quite slowly, and there was nobody in it. {Hero} stood up behind the counter, as for every good guest who leaves. “Have you got everything?” {he} asked, as always. In the morning there were two sets of footprints on the wet grass of the cliff.",
      "@hall.night(hero look) It is quiet in the small hours now. The cards lie on the counter, face down, in case. And once a year, on a Saturday in summer, the bell at the desk rings by itself, and there is a piece of wedding cake on the plate.",
    ],
  }),
  story({
    says: [
      /\b(?:museum|galler(?:y|ies)|louvre|exhibition)\b/i,
      /\b(?:guard|security|attendant|night watchman|cleaner|cleaning lady|warder|custodian|caretaker)\b/i,
    ],
    may: [role("ownvisitor", "girl|boy|old woman|old man|woman|visitor|stranger|child|widow|student")],
    unless:
      /\b(?:murder\w*|st[eo]al|stole|stolen|rob\w*|thief|heist|robot|mannequins|dinosaur|detective|gang|mummy)\b/i,
    of: "people",
    after: [
      "@museum(hero stand) {Hero} stood in room nine, from ten to six, between a bowl of fruit and a lady with a dog, and said “Not so close, please.” At night, with closed eyes, {he} could count the grapes.",
      [
        "@museum(hero talk, ownvisitor sit) Then {ownvisitor} came, and sat down in front of the lady with the dog, and stayed there until the gong. On the next day it was the same. “You don't look at the others,” said {hero} on the fourth day. “No,” said {theownvisitor}. “I only want to know what she's looking at.” {Hero} turned round. For twenty years {he} had looked at the dog.",
        "@museum(hero talk) Then an old man came, and sat down in front of the lady with the dog, and stayed there until the gong. On the next day it was the same. “You don't look at the others,” said {hero} on the fourth day. “No,” said the old man. “I only want to know what she's looking at.” {Hero} turned round. For twenty years {he} had looked at the dog.",
      ],
      "@room(hero write) It was true. She was looking past the painter, over his shoulder, at something that made her nearly smile. {Hero} thought of it on the bus. At home, on the back of a gas bill, {he} began to draw: not the lady, but what stood opposite her.",
      [
        "@museum(hero look) One morning {hero} pinned it to the wall, in the dark corner beside the fire bucket, only for {ownvisitor}. But the director came by first. He stood there, with his hands on his back. “Who hung this here?” he asked.",
        "@museum(hero look) One morning {hero} pinned it to the wall, in the dark corner beside the fire bucket, only for the old man. But the director came by first. He stood there, with his hands on his back. “Who hung this here?” he asked.",
      ],
    ],
    end: [
      [
        "@museum(hero talk, ownvisitor look) “I did,” said {hero}. “Not so close, please.” It had slipped out. The director stepped back. On the sheet there was a doorway, and somebody was just coming in through it, with snow on the shoulders, back after a long time. “That's it,” said {ownvisitor} behind them, very low. “That's what she sees. So he did come home.”",
        "@museum(hero talk) “I did,” said {hero}. “Not so close, please.” It had slipped out. The director stepped back. On the sheet there was a doorway, and somebody was just coming in through it, with snow on the shoulders, back after a long time. “That's it,” said the old man behind them, very low. “That's what she sees. So he did come home.”",
      ],
      "@museum(hero talk) They hung it straight opposite her, in a proper frame. People who had always walked through room nine now stopped there, between the two, and turned their heads to and fro. They asked {hero} all sorts of things, and {he} answered every one.",
      "@museum.night(hero look) In the evening, after the gong, {hero} had the room to {himself}. {He} looked at the lady, and then over {his} shoulder at the door with the snow. It may have been the light. But she was not nearly smiling any more. She was smiling.",
    ],
  }),
  story({
    says: [
      /\b(?:lottery|lotto|jackpot|winning ticket|left (?:her|him|them) everything|million(?:s)?|thousand dollars|tip of)\b/i,
      /\b(?:cleaner|cleaning|waitress|single mo(?:m|ther)|single dad|nurses?|works? (?:at|in|as)|worked (?:at|in|as)|colleagues|office|gas station|petrol station|caretaker|janitor|accounts|factory|cashier|dinner lady|company|ticket|boss)\b/i,
    ],
    may: [role("ownson", "son|daughter|children|kids|family|colleagues|husband|wife")],
    unless: /\b(?:murder\w*|goldfish|fish|cow|robot|kill\w*|hasn't turned up|horse|napkin|gangsters?)\b/i,
    of: "people",
    after: [
      "@kitchen(hero look) {Hero} checked the numbers three times, and then with the glasses on. {He} put the slip of paper into the sugar tin, and went to work. The floor was still just as sticky as the day before.",
      [
        "@kitchen(hero cook, ownson talk) “You're humming,” said {ownson} that evening, suspiciously. “Am I?” said {hero}, and stirred the lentils. {He} had seen on television what becomes of people. {He} wanted to have it as it was for one more day. And then for one more.",
        "@corridor(hero stand) “You're humming,” said the woman at the next locker, suspiciously. “Am I?” said {hero}, and tied {his} apron. {He} had seen on television what becomes of people. {He} wanted to have it as it was for one more day. And then for one more.",
      ],
      "@street(hero carry) Small things began to happen. The rusty van of the night watchman had new tyres one morning. Somebody had paid the old lady's gas bill, and somebody else's daughter got a letter: your fees have been settled. {Hero} went about with {his} bucket and was happier than {he} had ever been.",
      "+ It is not at all easy to give away money. {Hero} bought a wig for it once, and was offered a seat on the tram.",
      "Then one morning a notice hung on the door of {hero}'s workplace: everything would be sold on Friday, and everybody would have to go. In the changing room they sat on the benches, and one of them cried. {Hero} thought of the sugar tin.",
    ],
    end: [
      "@hall(hero talk) On Friday three gentlemen were sitting at the long table, with gold pens. “Any more bids?” asked the one with the hammer, and had already raised it. The door opened. {Hero} came in, with a bucket. “The floor is done later,” said the gentleman. “I know,” said {hero}. “I'd like to buy it now. With the rest.”",
      [
        "@hall(hero give, ownson stand) The laughter stopped when {he} unfolded a slip of paper, and a bit of sugar trickled out. “You?” stammered {ownson}, who was standing in the door with all the others. “Since when?” “Since the lentils,” said {hero}. “I'm sorry. I was so afraid that you'd look at me in another way.”",
        "@hall(hero give) The laughter stopped when {he} unfolded a slip of paper, and a bit of sugar trickled out. “You?” stammered the woman from the next locker, in the door. “Since when?” “Since I was humming,” said {hero}. “I'm sorry. I was so afraid that you'd all look at me in another way.”",
      ],
      "@hall(hero look) “We only look like this,” said the night watchman, “because we're adding up.” He held up nine fingers. “My tyres. Her gas. Your girl's fees.” {Hero} held on to {his} bucket. Then somebody took it out of {his} hand.",
      "@hall(hero stand) On the long table, where the gold pens lay, stands a sugar tin. It belongs to everybody, and {hero} goes by it every morning with {his} bucket, and hums.",
    ],
  }),
  story({
    says: [
      /\b(?:radio (?:host|presenter|show|station|dj)|night radio|dj|switchboard operator|helpline|hotline|emergency (?:operator|dispatcher)|dispatcher)\b/i,
    ],
    may: [role("owncaller", "caller|stranger|boy|girl|old man|old woman|listener|woman|man|child")],
    unless: /\b(?:murder\w*|kidnap\w*|basement|in her kitchen|killer|god|ghosts?|god,|mars|plane|vault|dies)\b/i,
    of: "people",
    after: [
      "@study.night(hero sit) It was ten to three, the hour at which even the foxes go home. On the desk the small lamps blinked, and behind the glass lay the city with its shutters closed. {Hero} had just reached for the coffee when line four lit up.",
      [
        "@study.night(hero talk) “I only wanted to hear somebody breathe,” said {owncaller}. There was a rushing noise in the line, like wind. “That I can do,” said {hero}, and breathed. “Where are you?” “High up,” said {theowncaller}. “It's pretty from here. All those lights.” {Hero} put the coffee down, very carefully, as though it might go off.",
        "@study.night(hero talk) “I only wanted to hear somebody breathe,” said a voice. There was a rushing noise in the line, like wind. “That I can do,” said {hero}, and breathed. “Where are you?” “High up,” said the voice. “It's pretty from here. All those lights.” {Hero} put the coffee down, very carefully, as though it might go off.",
      ],
      "@study.night(hero talk) “Which one do you like best?” {he} asked. “Of the lights.” There was a pause. “The yellow one by the river. It never goes out.” “That's the bakery,” said {hero}. “They begin at two.”",
      "+ @study.night(hero talk) They talked about bread. They talked about the smell of it, and about whether it is allowed to eat it while it is still hot. {Hero} had never in {his} life been so interested in bread.",
    ],
    end: [
      "@study.night(hero talk) “I'm getting cold,” said the voice after an hour. “And I don't know any more what I wanted up here.” Then {hero} opened all the lines at once. “Is anybody else awake?” {he} asked the city. “Somebody's on a roof here, and thinks that nobody is. If you can hear this, then switch your lamp on, please. And off. And on.”",
      "@city.night For a moment nothing happened. Then it was one window, up by the hospital. Then it was three. It ran along the river and up the hill, it jumped over the railway: nurses, bakers, babies' fathers, people who had lain there and stared at the ceiling. The whole city blinked. In the line there was no sound but breathing. “That's for me?” said the voice.",
      "@study.night(hero talk) “That's for you,” said {hero}. “Come down and see who they all are. There's a hot loaf at the yellow one.” When the baker rang up, half an hour later, he could hardly speak. “Somebody's sitting on my flour sacks,” he said, “and eating. With butter.”",
      "@study.night(hero look) At ten to three the small lamps blink on the desk. Before the next record {hero} always asks the city whether anyone is awake, and looks out. There has not been one night on which no window answered.",
    ],
  }),
];
