import { role, story } from "../subject-story.ts";

/** Stories of old trades. */
export const trades = [
  story({
    says: [
      /\b(?:clock ?makers?|watch ?makers?|clock repair\w*|repairs? clocks|clock tower|town clock|watch repair\w*|church clock)\b/i,
      /\b(?:stop(?:s|ped)?|broken|last|old|repair\w*|fix\w*|time|apprentice|watch|dead|never|late|backwards|wind)\b/i,
    ],
    may: [
      role("ownkid", "apprentice|girl|boy|granddaughter|grandson|daughter|son|child|stranger|customer|woman|widow"),
    ],
    unless:
      /\b(?:murder\w*|robots?|baker|notes?|taught|teach(?:es|ing)?|town clock|tower|church clock|village clock|younger|minutes? and|out of minutes|paints)\b/i,
    of: "people",
    after: [
      "@workshop(hero look) In the shop there were two hundred clocks, and every one of them had something to say. Only this one was silent. {Hero} put the glass to {his} eye. Nothing was broken. The clock simply did not go.",
      [
        "@workshop(hero look, ownkid talk) “Perhaps it doesn't want to,” said {ownkid}, who was sitting among the cuckoos. “Clocks don't want things,” said {hero}. But on the third day {he} was no longer quite so sure of it. “When did it stop?” asked {theownkid}. {Hero} looked. “At twenty past four.”",
        "@workshop(hero talk) {Hero} took it apart and put it together, and then once more. On the third day {he} began to talk to it. “What's the matter with you?” {he} asked. “What was it that happened at twenty past four?”",
      ],
      "@street(hero carry) In the dust on the inside of the lid there was something scratched, as the old masters did it, with a needle: a date, and a name. {Hero} knew the house, which had a green gate. {He} wrapped the clock in {his} scarf and carried it there, through the rain.",
      "@corridor(hero look) An old woman opened. When she saw what lay in the scarf, she sat down on the stairs. “It was on the wall in our kitchen,” she said. “My brother stopped it. He held the pendulum with his finger, and said: I'll be back before it matters. Then he went to the station. It was twenty past four.”",
    ],
    end: [
      "@corridor(hero talk) “And he didn't come?” asked {hero}. “We had a quarrel by letter,” she said. “I sold the clock, so as not to see it.” {Hero} looked at the two small hands. “There's nothing broken on it,” {he} said. “It's only waiting for a finger.”",
      "@station(hero carry) The answer came by telephone, in the middle of the night. The brother lived by another sea, and he, too, had been waiting for a letter. {Hero} met him at the station, on a Thursday, with a clock under one arm.",
      [
        "@station(hero look, ownkid point) He did not say anything when he saw it. He put out a finger, all spotted and trembling, and gave the pendulum a push. Tick, it went. “It's going!” shouted {ownkid}. At the end of the platform stood the old woman, in her slippers. The station clock said twenty past four.",
        "@station(hero look) He did not say anything when he saw it. He put out a finger, all spotted and trembling, and gave the pendulum a push. Tick, it went. At the end of the platform stood the old woman, in her slippers. The station clock said twenty past four.",
      ],
      "@kitchen(hero look) The clock hangs on the wall in the kitchen again, behind the green gate. It loses a few minutes a day. {Hero} might have put that right with one turn of a screw, but they had asked {him} not to. They had time.",
    ],
  }),
  story({
    says: [
      /\b(?:tailor|seamstress|dressmaker|shoemaker|cobbler|sews?|sewed|hat ?maker|milliner|knits?|weaver)\b/i,
      /\b(?:wedding dress|dress|suit|shoes|coat|jacket|last|secret|note|message|poor|old|magic|customers?|granddaughter|daughter|gown)\b/i,
    ],
    may: [
      role(
        "ownclient",
        "bride|customer|girl|boy|young woman|young man|widow|widower|daughter|granddaughter|actor|actress|soldier|man|woman",
      ),
    ],
    unless:
      /\b(?:murder\w*|giant|moon|diamond|doll|goose|princess|king|elves|button|dangerous|film star|charity|knits? a scarf)\b/i,
    of: "people",
    after: [
      "@workshop(hero build) {Hero} could read people with a tape measure. {He} never talked about what {he} saw. {He} sewed it in: a bit of room where somebody had to breathe deeply, a firm seam where somebody needed holding.",
      [
        "@workshop(hero talk, ownclient stand) {Ownclient} stood in front of the mirror with {ownclienthis} arms hanging down. “Something that I can disappear in,” said {theownclient}. {Hero} took the pins out of {his} mouth. “That I can't do,” {he} said. “But I can make you something in which you needn't.”",
        "@workshop(hero talk) Then came a young woman, who stood in front of the mirror with hanging arms. “I'd like something that I can disappear in,” she said. {Hero} took the pins out of {his} mouth. “That I can't do,” {he} said. “But I can make you something in which you needn't.”",
      ],
      "@workshop(hero build) The cloth for it lay right at the back of the cupboard, in blue paper. {Hero} had bought it long ago, when {he} was young, for {himself}, for a day that had never come. It was the colour of the sky just before the lamps are lit. {He} put in the scissors before {he} could change {his} mind.",
      "@workshop.night(hero build) {He} sewed for nine nights. Into the lining, over the heart, where nobody would ever look, {he} stitched four small words, as {he} had done in every single piece for forty years.",
    ],
    end: [
      [
        "@workshop(hero look, ownclient look) In the morning {ownclient} put it on. The arms did not hang any more. {Theownclient} turned round once in front of the mirror, and then once again, quite slowly, and looked. “Who's that?” asked {theownclient}. “I've been wondering when you'd meet,” said {hero}, and had to look for a pin on the floor.",
        "@workshop(hero look) In the morning the young woman put it on. Her arms did not hang any more. She turned round once in front of the mirror, and then once again, quite slowly. “Who's that?” she asked. “I've been wondering when you'd meet,” said {hero}, and had to look for a pin on the floor.",
      ],
      "@street(hero look) Weeks later there was a crowd outside. They had come from all over the town, in old coats and dresses. “It tore,” said the postman, “and I found this in it.” They held them up. In every lining stood the same four words.",
      "@street(hero look) “I'm glad you're here,” they read, all of them at once. {Hero} stood in the door with the tape round {his} neck. “Turn round,” said the postman. They had brought a coat with them. It was crooked, because forty people had sewn on it.",
      "@street(hero look) In cold weather {hero} wears that crooked coat to sweep the step, and feels with one finger, inside, over the heart, whether the four words are still there.",
    ],
  }),
  story({
    says: [
      /\b(?:hairdresser|barber|hair salon|barber ?shop|haircuts?|cuts? hair)\b/i,
      /\b(?:free|homeless|interview|customers?|client|old|last|stranger|lonely|listens?|secret|overhears?|overheard|town|robots?|apprentice|confess\w*)\b/i,
    ],
    may: [
      role(
        "ownclient",
        "homeless man|homeless woman|customer|client|stranger|old man|old woman|young man|young woman|boy|girl|robot|widow|widower",
      ),
    ],
    unless: /\b(?:murder\w*|poison\w*|lion|hangman|braids|saturn|sabotage|station|schoolchildren|school)\b/i,
    of: "people",
    after: [
      "@shop(hero look) Above the mirror hung a sign: I only cut. It was not true. People sat down in that chair, with a cloth round their neck, shut their eyes, and said what they told nobody else. In the evening {hero} swept it all up, the hair and the stories.",
      [
        "@shop(hero talk, ownclient sit) {Ownclient} had stood out there for a while before coming in. “I can't pay,” said {theownclient}. “It's Monday,” said {hero}. “On Mondays I practise. I need a head.” {He} washed that hair three times, with warm water, and took {his} time, and {theownclient} held on to the arms of the chair.",
        "@shop(hero talk) One Monday a man in a torn coat stood out there for a long while before coming in. “I can't pay,” he said. “It's Monday,” said {hero}. “On Mondays I practise. I need a head.” {He} washed that hair three times, with warm water, and took {his} time, and the man held on to the arms of the chair.",
      ],
      "@shop(hero talk, ownclient sit) “How long is it since anybody touched your head?” asked {hero}. “Two winters,” came the answer from the basin. {Hero} turned the water a little warmer.",
      "@shop(hero look, ownclient sit) Then {hero} cut. The hair fell on the floor, grey and brown, a whole coat of it. Underneath there came a neck, and an ear, and at last a face. {Hero} turned the chair to the mirror. For a long time nobody said anything. “I know him,” said the face. “He used to have a job, and a door.”",
    ],
    end: [
      "@shop(hero talk) On the next Monday there were two of them outside. “You're practising?” they asked. A week after that there were nine, and the baker sent rolls. {Hero} took down the sign above the mirror.",
      [
        "@shop(hero sit, ownclient talk) It was raining when {ownclient} came back, in a shirt with a collar. “I've got a door again,” said {theownclient}. “And I wanted to pay.” {Hero} waved it away. “No,” said {theownclient}. “Sit down.” And {hero}, who had not sat in that chair in thirty years, was put into it, and had a cloth tied round {his} neck.",
        "@shop(hero sit) It was raining when the first of them came back, in a shirt with a collar. “I've got a door again,” he said. “And I wanted to pay.” {Hero} waved it away. “No,” said the man. “Sit down.” And {hero}, who had not sat in that chair in thirty years, was put into it, and had a cloth tied round {his} neck.",
      ],
      "@shop(hero sit, ownclient give) “I can't cut,” said the voice behind {him}. “I only wash.” The water was warm. And {hero} noticed how everything came up that {he} had swept together in all those years. “How long is it?” asked the voice.",
      "@shop(hero talk) On Mondays the shop is open to anybody who has a head. Above the mirror you can still see the place where the sign hung, a bright square on the wall. {Hero} has written on it in pencil: Mondays, I listen as well.",
    ],
  }),
  story({
    says: [
      /\b(?:florist|flower (?:shop|seller|stall)|flowers|bouquets?|roses)\b/i,
      /\b(?:every (?:week|friday|monday|tuesday|wednesday|thursday|saturday|sunday|day|year|morning)|secret|anonymous|stranger|customer|funerals?|card|message|falls? in love|fell in love|orders?|ordered|same|delivers?|delivered|writes?|wrote)\b/i,
    ],
    may: [
      role(
        "ownclient",
        "customer|stranger|old man|widower|widow|old woman|man|woman|boy|girl|funeral director|undertaker",
      ),
    ],
    unless:
      /\b(?:nurses?|patients?|hospital|orders?|ordered|murder\w*|poison\w*|cactus|detective|ring on purpose|witch|cloud|bees|bumblebee|princess|hedgehog|garden)\b/i,
    of: "adults",
    after: [
      [
        "@shop(hero talk, ownclient talk) “The usual?” asked {hero}, and {ownclient} nodded. They had never said much more than that. But {hero} had a way of tying a bouquet: {he} put into it what {he} wanted to say. That week there was rosemary in it. It means that somebody is thought of. Nobody knows such things any more, so it was safe.",
        "@shop(hero talk) “The usual?” asked {hero}, and the customer from every Friday nodded. They had never said much more than that. But {hero} had a way of tying a bouquet: {he} put into it what {he} wanted to say. That week there was rosemary in it. It means that somebody is thought of. Nobody knows such things any more, so it was safe.",
      ],
      "@shop(hero give) {Hero} talked in flowers all through the spring. Ivy, for: I shall stay. Snowdrops, for: it will pass. Once {hero} dared to put in one single red tulip, far at the back. All that night {he} lay awake over it.",
      "@shop(hero look) The next week there was something on the counter, before {hero} had asked. It was a pot no bigger than an egg cup, wrapped in newspaper, and in it was clover. In the old books clover says: think of me. “It was growing by the wall,” the slip of paper said, and nothing more.",
      "+ @shop(hero give) After that they had a talk, in front of everyone, and nobody heard it. Thyme. Lavender. An apple blossom, and half an hour later, out of breath, a sprig of mint. The pensioners on the bench opposite thought that there was an unusual number of funerals.",
      "@shop(hero write) Then a Friday came on which nobody was at the door. Nor on the Friday after. On the third Friday {he} hung a sign on the door, “Back soon”, took what {he} had tied, and went off to look.",
    ],
    end: [
      [
        "@street(hero give, ownclient stand) It was a house with the shutters closed, and by its wall there was clover. {Hero} rang the bell. When {ownclient} opened at last, in a dressing gown, with a hot red nose, {hero} held out the flowers, and in the very middle was the tulip. “I've got the flu,” said {theownclient}. “I can't smell a thing.”",
        "@street(hero give) It was a house with the shutters closed, and by its wall there was clover. {Hero} rang the bell. The customer opened at last, in a dressing gown, with a hot red nose. {Hero} held out the flowers, and in the very middle was the tulip. “I've got the flu,” said the customer. “I can't smell a thing.”",
      ],
      "@room(hero talk, ownclient talk) “You needn't smell them,” said {hero}. “You can read them.” “I know. I've read every one. I bought the book after the rosemary. I was never sure whether you knew what you were saying.” “I knew,” said {hero}.",
      "@room(hero talk, ownclient talk) There was tea, with thyme, for the nose. Along the window sill stood all the bouquets since spring, dried, in jam jars, in the right order, with the dates on. They went through it once more together, from the beginning, and this time they said it aloud.",
      "@shop(hero look) The sign “Back soon” hangs on the door every Friday for an hour. And by the till stands an egg cup. There is always something in it, and it is never the usual.",
    ],
  }),
];
