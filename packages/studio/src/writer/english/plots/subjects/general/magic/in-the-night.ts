import { phrase } from "../../phrase.ts";
import { also, story } from "../../subject-story.ts";

/** Stories of nights: sounds outside, haunted rooms, and those who cannot sleep. */
export const inTheNight = [
  story({
    says: [
      phrase(
        "(?:heard|hears|kept hearing|noticed) (?=an? |the )(?<sound>(?:an?|the) (?:[\\p{Ll}-]+ ){0,2}?(?:noise|sound|knocking|humming|crying|whisper|whispering|tapping|scratching|howl|howling|song|voice|music|sobbing|rustling))",
      ),
      /\b(?:look\w*|find out|search\w*|follow\w*|went|goes|set(?:s)? out|investigat\w*|climb\w*)\b/i,
    ],
    may: also("small|smallest|little|youngest", "alone", "every night|night", "pack|herd|family"),
    unless:
      /\b(?:murder\w*|kill\w*|dead|died|radio|police|detective|house|flat|apartment|neighbou?r|attic|cellar|wall|phone|hotel|hospital|ship)\b/i,
    of: "creatures",
    after: [
      "“What sound?” asked the others, and yawned. None of them had ever heard {thesound}. They had bigger ears than {hero}, and they slept like stones. “You are dreaming,” they said. But {hero} was not dreaming. {He} lay there in the dark and heard {thesound} again, quite clearly, and every time it seemed a little sadder.",
      "So {hero} went out. Behind the last stone it was darker than {he} had thought. {His} own steps frightened {him}, and {his} own shadow frightened {him} still more. {He} could have turned round. Then {he} heard {thesound}, a little nearer now, and {he} put one foot in front of the other.",
      "+ {Hero} asked the owl. “I only hear mice,” said the owl. {He} asked the brook, and the brook was talking to itself. {He} stood still at every crossing, shut {his} eyes, and turned {his} ears, first the left one and then the right. That was the only way to do it: the smaller {he} made {himself}, the better {he} could hear.",
      "+ Once it stopped altogether. {Hero} waited, and it was so quiet that {he} heard {his} own heart. {He} felt how far away the others were. “Hello?” said {hero} into the dark, with a very thin voice. And as if it had only waited for that, {thesound} began again.",
      "At last {he} came to a crack in the rock. {Thesound} came from in there. {Hero} was terribly afraid. The crack was narrow, and nobody who was bigger could have got through. {He} took a deep breath, pulled in {his} stomach, and crept in. At the end, in the moonlight, sat something that was even smaller than {hero}, with one foot caught.",
    ],
    end: [
      "It stopped when it saw {hero}. “Have you come to eat me?” it asked. “I have come because of the sound,” said {hero}. “Was that you, all these nights?” It nodded. “I called as loudly as I could. I thought that nobody was listening.” {Hero} pushed with {his} shoulder, and pulled with {his} teeth, until the stone gave way.",
      "They came home together in the grey of the morning. The others were standing there, wide awake, and calling for {hero}. They looked at the little one, and it made {thesound} once more, very softly, so that they could hear it. “That's it,” said {hero}. The oldest of them lowered his head. “We have such big ears,” he said, “and only you listened.”",
      "Now, when it grows dark, the others ask {hero} what there is to be heard tonight. {Hero} shuts {his} eyes and turns {his} ears. Mostly it is just the brook. The little one lies next to {him}, and is quiet, because it does not have to call any more.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:spend|spent|stay|stayed|sleep|slept|survive|survived) (?:one |a |the |three |a whole |the whole )(?:whole )?nights? in (?=(?:an?|the) (?:\\p{Ll}+ )?(?:haunted|enchanted|cursed|bewitched|ghost))<castle:thing>",
      ),
      phrase("to (?:win(?: back)?|save|get back|keep|inherit|earn) <prize:thing>"),
    ],
    unless: /\b(?:murder\w*|kill\w*|dead|died|corpse)\b/i,
    after: [
      "There was one rule: whoever left before sunrise had lost. At the gate of {thecastle} {hero} looked back once more and thought of {prize}. Without that {he} would have turned round on the spot. Then {he} pushed the door open. It said something as it moved. It sounded like “Oh, well.”",
      "+ Inside there was a table, and a fire that burned blue. {Hero} sat down as close to it as {he} could. {He} had brought bread, a candle, and a pack of cards. It struck ten, and nothing happened. It struck again, and the chairs moved a little closer, by themselves, as if they did not want to miss anything.",
      "At midnight there came steps from above, and the clank of a chain. {Hero} held on to the table. “Go away!” cried a voice on the stairs, as deep as a well. The candle went out. Something cold sat down on the other side of the table.",
      "“Everyone runs away at this point,” said the cold thing after a while. It sounded almost hurt. {Hero} would have loved to run away, too. {He} thought of {prize}, and that held {him} in {his} seat. “I can't,” {he} said, and {his} teeth chattered. “Would you like some bread?” It was quiet for a very long time. “Is there butter on it?” asked the ghost.",
      "+ They played cards until three. The ghost had not played for two hundred years, and cheated. {Hero} noticed it, and said nothing, because the fire burned a little warmer each time the ghost won. The chain was in the way. {Hero} found a nail and opened the lock. “Nobody ever thought of that,” said the ghost.",
    ],
    end: [
      "“Why have you really come?” asked the ghost when the window was turning grey. {Hero} told the whole story of {prize}, and left out nothing. The ghost listened with its head in its hands. “I once lost everything as well, over a game,” it said. “That is why I can't leave. I was to stay until somebody stayed with me till the sun came up.”",
      "The sun came up. It shone right through the ghost, and the ghost began to laugh, and grew thinner and brighter, until there was only a bit of gold dust in the air. On the table lay a key and a sheet of paper. {Hero} read it twice. It said that {hero} had stayed, and had won {prize} by right and for ever.",
      "{Hero} went home with {prize} won, and never lost it again. But once a year {he} went back to {thecastle}, with bread and butter and a pack of cards, and stayed the whole night. Nobody came. {Hero} dealt for two all the same, and in the morning the chair across the table was warm.",
    ],
  }),
  story({
    says: [
      /\b(?:could(?: not|n't)|cannot|can't|unable to) (?:fall asleep|get to sleep|sleep)\b/i,
      /\b(?:ask\w*|knock\w*|from door to door|every (?:door|animal|one)|everyone|everybody|advice|stor(?:y|ies)|lullab\w+|search\w*|look\w* for)\b/i,
    ],
    may: also("bear", "forest|woods?", "bedtime|stor(?:y|ies)", "doors?", "knock\\w*", "winter|all night"),
    unless: /\b(?:murder\w*|kill\w*|dead|died|war|snor\w*|nightmare\w*|afraid|moon)\b/i,
    of: "creatures",
    after: [
      "{Hero} had tried everything. {He} had lain on the left side and on the right side, and with the feet up the wall. {He} had counted sheep until the sheep were tired. Everybody else had been asleep for hours. There was snoring from every hole, high and low, and {hero} lay there with wide open eyes.",
      "So {he} got up again, wrapped {himself} in the blanket, and went to the neighbours. “I can't sleep,” {he} said at the first door. The badger looked out with one eye. “Warm milk,” said the badger, and told {hero} half a story, and fell asleep in the middle of it. {Hero} tucked him in and went on.",
      "+ The squirrel knew a story with a great many nuts in it. She never got to the end of counting them. The hare told one about running, and that made {hero} more awake than before. The hedgehog said a poem, into his own stomach. One after another they yawned and dropped off, and {hero} pulled the blankets over all of them.",
      "+ At the pond the frogs tried it with music. They sang all nine verses, very slowly. In the end there was just one frog left who was awake, and he sang the last verse with his eyes shut. {Hero} clapped quite softly, so as not to wake anyone.",
      "Then there was not one door left. {Hero} sat on a stump, alone, with cold feet. “I have asked everybody,” {he} said to the dark. “And now they are all asleep but me.” “Not all,” said a small voice. It was a mouse, who sat in the grass with wet whiskers. “I can't sleep, either. And nobody has told me a story yet.”",
    ],
    end: [
      "{Hero} made room under the blanket. “I don't know any stories,” {he} said. “I only know what happened tonight.” “Tell me that,” said the mouse. So {hero} told about the badger and the milk, and about all the doors. {He} told it slowly, because {he} had to think how it had been. The mouse got heavier and heavier on {his} arm.",
      "When {hero} came to the last door, the mouse was asleep. {Hero} wanted to tell the end all the same, for {himself}. “And then there was a mouse,” {he} murmured, and {his} eyes closed by themselves. It was such a good story. {Hero} had just time to think that {he} must remember it. Then there was one more snore in the wood, a very deep one.",
      "When somebody in the wood cannot sleep now, they know where to go. They knock, and {hero} lifts the blanket, and the mouse moves over. {Hero} tells how {he} once went from door to door. {He} has never yet got as far as the mouse.",
    ],
  }),
];
