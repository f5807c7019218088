import { role, story } from "../subject-story.ts";

/** Stories of memories, dreams and thoughts that are sold, forbidden or read. */
export const minds = [
  story({
    says: [
      /\bmemor(?:y|ies)\b/i,
      /\b(?:s[eo]ll?s?|sold|rents?|rented|buys?|bought|trad\w*|market|shop|pawn\w*|tax\w*|steal\w*|stole\w*|dealer|hides?|hid)\b/i,
      role(
        "loved",
        "wife|husband|mother|father|daughter|son|mum|dad|sister|brother|grandmother|grandfather|fiancée|fiancé|first love|lover",
      ),
    ],
    unless:
      /\b(?:chip|implant|pay|paid|debts?|the rent|operation|surgery|medicine|money|detective|murder\w*|rents?|rented|by the hour|recogni[sz]\w*|missing|museum|wakes? up|woke up|steal\w*|stole\w*)\b/i,
    of: "people",
    after: [
      "@room(hero stand) It did not hurt. {Hero} went home, and there were two cups on the shelf, and {he} could not say who drank from the second. On the wall hung a nail without a picture. {Hero} stood in front of it the whole evening with {his} hand on {his} chest.",
      "@shop(hero talk) In the morning {he} found a list in {his} own handwriting: bread, strings, the yellow kind that {loved} likes. So somebody had liked a yellow kind of something. {Hero} went back to the shop. “I want it back,” {he} said. “Sold,” said the dealer. “Within the hour. Such good ones always go.”",
      "+ @shop(hero take) “What was in it?” asked {hero}. The dealer shrugged. “A summer, as far as I saw. Somebody laughing in a doorway.” He had a look at {hero's} face, and his own changed a little. He pushed a slip of paper across the counter, with an address. “You haven't got that from me,” he said.",
      "It was a house in the better part of the town. An old man opened the door, in an expensive dressing gown, with red eyes. “You've come for it,” he said. “I was afraid of that. I have never been loved, you see. I only wanted to know what it is like, once.” He made no move to close the door.",
      "@room(hero sit) They sat opposite each other. “Tell me about {lovedhim},” said {hero}. And the stranger told {him}, with closed eyes: how {theloved} put on a hat, how {theloved} sang the wrong words, what {theloved} said in the dark. {Hero} listened as a beggar eats. It was like hearing about somebody else.",
    ],
    end: [
      "@room(hero take) “And here it breaks off,” said the old man, “here, in the doorway. {Theloved} is just about to say a name. It isn't mine. It's yours. Nobody can say it to me like that.” And he took the little glass tube from his neck, and laid it in {hero's} hand.",
      "@room(hero stand) “What do I owe you?” asked {hero}, when {he} could speak. “Come on Thursdays,” said the old man. “Tell me the rest. I should like to know how it went on.” {Hero} broke the seal, and breathed in, and there it all was: the hat, the doorway, the voice, and the voice said {his} name.",
      "+ @room(hero give) At home {hero} opened the drawer in which {he} had put the picture, a stranger's picture, and hung it back on its nail. {He} took down the second cup and washed it, and set it on the table next to {his} own.",
      "@room(hero talk) On Thursdays from then on an old man in a good coat climbed up the stairs, and there were three cups. {Hero} told and the old man listened, and when {he} came to the doorway, both of them fell silent, and smiled.",
    ],
  }),
  story({
    says: [
      /\bmemor(?:y|ies)\b/i,
      /\b(?:s[eo]ll?s?|sold|rents?|rented|buys?|bought|trad\w*|market|shop|pawn\w*|tax\w*|steal\w*|stole\w*|dealer|hides?|hid|erase\w*|delet\w*|record\w*)\b/i,
    ],
    unless:
      /\b(?:(?:sells?|sold|trad(?:es|ed)|pawn(?:s|ed)|gives?|gave|rent(?:s|ed)) (?:one of |all of |off )?(?:his|her|my) (?:[a-z]+ ){0,3}memor\w+|own memor\w+|detective|thief|chip|implant|memory (?:box|card)|alzheimer|dementia|coma|by the hour|recogni[sz]\w*|missing|rent(?:s|ed) out (?:his|her|my))\b/i,
    of: "people",
    after: [
      "+ @study There was a scale in the office, as fine as one for gold. A first kiss weighed more than a school year. A funeral weighed more than a kiss. {Hero} had seen them all go over the counter in their little glasses, the blue ones and the golden ones, and had learned not to look.",
      [
        "@study(hero talk, mate talk) “What would you never give away?” asked {talker} one evening. {Hero} had to think. That alone was frightening. “A kitchen,” said {hero} at last. “Somebody is peeling an apple in one piece. I don't know when it was. It weighs nothing at all.” “Then look after it,” said {talker}.",
        "@room.night(hero sit) In the evening {hero} went through {his} own. Only one thing {he} had never put on the scale: a kitchen, and somebody who peels an apple in one piece. It had no date and no name, and for an expert it was worth nothing at all.",
      ],
      "@study(hero sit) Then a girl stood at the counter who had never been there before. She wanted to sell. “Which one?” asked {hero}, as {he} had to. “My grandfather,” said the girl. “All of him. We need the money for the rent.” She had put on her good dress for it.",
      "+ @study(hero talk) “It doesn't hurt,” said {hero}. That stood on the poster. “And afterwards?” asked the girl. “Afterwards,” said {hero}, “you won't know what is missing.” {He} had said it a thousand times. It had never before sounded so terrible.",
      "@study(hero look) {Hero} looked at the glass, and at the scale, and at the clerk at the next desk, who was counting coins. The girl had closed her eyes already and was holding up her chin. On her sleeve, sewn on with large stitches, was a button that did not match. That had been the grandfather.",
    ],
    end: [
      "@study(hero give) “One moment,” said {hero}. {He} did not put the needle to the girl's forehead. {He} put it to {his} own. The golden thread ran into the glass: a kitchen, an apple, two hands. {Hero} laid it on the scale. And the pointer, which {he} had expected to stay where it was, ran to the end and stuck.",
      "@study(hero give) “Grandfather, complete,” wrote {hero} on the paper, and counted out the money, a very great deal of it. “You can open your eyes now.” The girl looked at {him} in fright. “But I still know him,” she whispered. “Yes,” said {hero}. “Tell everybody about him.”",
      "@street(hero stand) {Hero} went home lighter than usual. {He} did not know what was gone. In a shop window lay apples. {He} bought one without thinking and did not know why {he} stood there holding it for so long.",
      "@study(hero look) Every week now the girl waves to {him} through the window of the office. Once she came in, sat down on the visitor's chair, took out a knife and an apple, and peeled it in one piece. “My grandfather taught me that,” she said. {Hero} could not stop looking. It was the loveliest thing that {he} had ever seen, and it was quite new.",
    ],
  }),
  story({
    says: [
      /\b(?:dreams?|dreaming|sleep(?:ing)?)\b/i,
      /\b(?:tax\w*|forbidden|illegal|banned|ban|smuggl\w*|not allowed|black market|outlawed)\b/i,
    ],
    unless:
      /\b(?:dream(?:s|ed|t) of being|sells? (?:the|her|his) (?:house|farm)|robot|clubs?|school|teacher|judge|police(?:man|woman)?|officer|inspector|sleepwalk\w*)\b/i,
    of: "people",
    after: [
      "+ @street.night(hero walk) It is not easy to carry a dream. {Hero} wore them in small bottles, sewn into the lining of {his} coat, and walked quite slowly, because they clinked. In the warm ones was the sea. In the light ones there was flying. Whoever was caught with more than three did not come home for a long time.",
      [
        "@street.night(mate walk, hero walk) {Talker} always walked ahead and whistled when the street was clear. They had a code: two notes for a policeman, three for a dog, because the dogs could smell a nightmare through a wall. “One more round,” whispered {talker}, “and we'll stop.” They had been saying so since spring.",
        "@street.night(hero give) {Hero} knocked at back doors, two short and one long. Behind the doors stood bakers, nurses, mothers, all of them with grey faces, for a person without dreams gets grey. They took the little bottles in both hands.",
      ],
      "Then there came an order from a house where {hero} had never been. “For a child,” it said on the note. “She has never had one.” But the only one that {hero} had left was {his} own. {He} had never sold that. It was about a garden.",
      "+ @room.night(hero look) {He} had got it from {his} mother, in the time when nobody asked for papers. Everybody in the family had walked in it once. There was a swing in it. {Hero} took it out each evening, held it up to the lamp, and put it away again.",
      "@street.night(hero stand) The door was opened by an officer in uniform. The man looked at the coat and heard it clink, and his hand went to his belt, and stopped there. “She's in the back,” he said hoarsely. “She lies there with her eyes open. I've hunted you for two years. Please.”",
    ],
    end: [
      "@bedroom.night(hero give) The child lay in the dark, quite polite, with her hands on the blanket. “Is it going to hurt?” she asked. “No,” said {hero}, “you only have to let go.” {He} drew the cork from {his} own bottle. A smell of grass filled the room, and of apples, and for the first time in her life the little girl's eyes fell shut.",
      [
        "@bedroom.night(hero sit, mate sit) {Hero}, {talker} and the officer sat on the floor round the bed. After a while the girl laughed in her sleep. “What is she doing?” whispered the man. “She's on the swing,” said {talker}, who had walked in that garden as well. “You can push, if you want,” said {hero}. “It's enough to think of it.”",
        "@bedroom.night(hero sit) {Hero} and the officer sat on the floor on either side of the bed. After a while the girl laughed in her sleep. “What is she doing?” whispered the man. “She's on the swing,” said {hero}. “You can push, if you want. It's enough to think of it.”",
      ],
      "In the morning he wrote his report. It said that nothing had been found. The next day the others in his corridor wrote such reports as well, for they had children, too. By the winter the law was still there, but nobody could remember what it was for.",
      "@bedroom.night(hero sleep) {Hero} had thought that the garden was gone for good. But that night {he} lay down, with an empty bottle on the window sill, and shut {his} eyes, and the gate was open. Only the swing was taken. A small girl sat on it, and moved over to make room.",
    ],
  }),
  story({
    says: [
      /\b(?:read(?:s|ing)? (?:minds?|thoughts|people's)|mind[- ]?read\w*|telepath\w*|hears? (?:what|other|people|every)\w*|heard (?:what|other|people|every)\w*|thoughts)\b/i,
      /\b(?:thoughts?|minds?|think(?:s|ing)?|thought)\b/i,
    ],
    unless:
      /\b(?:animals?|cat|dog|glasses|murder|kill\w*|plants?|wife|husband|married|boss|boy|girl|class\w*|school|teacher|police|detective|spy|poker|king|baby|patients?|coma)\b/i,
    of: "people",
    after: [
      "@bus(hero sit) It was loud, that was what nobody would have guessed. On the bus there were forty heads, and in each of them somebody was talking: did I lock the door, my feet hurt, he never rang. {Hero} wore thick headphones without any music in them.",
      [
        "Only with {talker} it was easy, because {talker} thought exactly what {talker} said, in the same order, and mostly about food. “You're making that face,” said {talker}. “Who was it this time?” “The man by the window,” said {hero}. “He wants to go home and doesn't know where that is.”",
        "People say good morning and think: what a coat. They say how lovely and think: how dear. {Hero} had learned not to mind. Most of them were not wicked. Underneath the noise, in nearly every one, sat something small that only wanted to be told that it was doing all right.",
      ],
      "@bus(hero look) And then, on an ordinary day, somebody sat down beside {hero}, and it was quiet. It was as quiet as snow. {Hero} turned round so fast that {his} neck cracked. A stranger sat there, with a bag of oranges on both knees, and there came nothing from that head, not one word.",
      "+ @bus(hero talk) For the first time in years {hero} did not know what to say. {He} could not know whether the coat was ugly. {He} could not know if a joke was going to be liked. It was terrifying. {He} had to find out as everybody else does, by asking. “Nice oranges,” said {hero}, and blushed.",
      "They met again, and once more. {Hero} was happy, and twice as frightened. For what if there was nothing behind that silence? What if it was not peace, but simply that {hero} {was} not thought of at all? One evening {he} could bear it no longer. “What are you thinking?” {he} asked.",
    ],
    end: [
      "The stranger put down the oranges and laughed, and the laugh shook a little. “You, too?” it came back. “I've wondered since the first day. I hear all of them. I have done since I was small. And with you there's nothing, and I've been so afraid of what that means.”",
      "They looked at each other. Two who heard everybody, and neither could hear the other, as two lamps throw no shadow on each other. “So what do we do?” asked {hero}. “We'll have to talk,” said the other. “Like people.” And they did, clumsily, with misunderstandings, until the street lamps went out.",
      "+ It is hard work. Once they were offended for two days, because of a word that had been meant quite differently. But afterwards one said sorry, and the other could not know beforehand that it would be said. {Hero} found that this made all the difference.",
      "@bus(hero sit) The headphones lie in a drawer. When it gets too loud on the bus, they sit side by side and peel an orange. “Guess what I'm thinking,” said {hero}. And the other one thought about it for a while, guessed wrong, and was happy.",
    ],
  }),
  story({
    says: [
      /\b(?:lies?|lying|lied|fibs?|truth|honest)\b/i,
      /\b(?:can(?:'t|not| no longer| only)|could(?:n't| not| no longer| only)|nobody|everyone|no one|everybody|unable|forbidden|has to|had to|world|cursed?|curse|turns?|turned|power|spell|suddenly)\b/i,
      /\b(?:can(?:'t|not)|could(?:n't| not)|no longer|only|unable|nobody|no one|everybody|everyone|curse\w*|spell|nose|nails|power)\b/i,
    ],
    unless:
      /\b(?:fingernails|poker|murder|court|lawyer|spy|translator|war|married|affair|bell|taste|pinocchio|lies? (?:in|on|by|under|at)|peace|lying (?:in|on)|jukebox|plays?|played|songs?|music|whenever (?:somebody|someone|anybody|anyone)|machine|clock|mirror|dog|parrot|detector)\b/i,
    of: "people",
    after: [
      "@kitchen(hero eat) It began at breakfast. Somebody asked whether it tasted good. “Like a wet carpet,” {hero} heard {himself} say, quite clearly. It was out before {he} could put a hand over {his} mouth. “And I have never liked the blue cup, either,” said {hero} through the fingers. There was a silence.",
      "@street(hero talk) It went on in the street. “Lovely to see you!” called the neighbour. “I always cross over when you come,” said {hero}. By noon {he} had told the truth about a haircut, a baby and a song. {Hero} walked home along the back gardens.",
      [
        "+ @street(hero talk, mate talk) Only {talker} stayed. “Go on, then,” said {talker} bravely. “Tell me something.” {Hero} pressed {his} lips together, but it was no use. “You sing too loud,” said {hero}. “You are always late. And when you are not there, nothing is any fun.” {Talker} thought it over. “I can live with that,” said {talker}.",
        "@bathroom(hero look) In front of the mirror it was worst. “You're not tired,” {hero} said to {himself}. “You're lonely. You say you're fine fifty times a day, and it has not been so once.” Then {hero} sat down on the edge of the bath, because of all the truths of the day that had been the heaviest.",
      ],
      "+ @street(hero walk) {He} tried to say nothing at all. {He} went about with a scarf tied over {his} mouth. But truth is like steam: it whistled out at the sides. “Your shoes don't match,” it whistled at the policeman. “You are the only one who ever helps anybody here,” it whistled, and the policeman stood there and did not know where to look.",
      "@hall.dusk(hero stand) In the evening there was a party for the whole street, and everyone was there. {Hero} had meant to stay in the hall. But somebody had left a microphone on. “Does anyone want to say a few words?” asked the host. All at once it was quite still. Every head turned to {hero}, and every face was afraid.",
    ],
    end: [
      "@hall(hero talk) {Hero} opened {his} mouth and waited for the worst. “I am scared of all of you,” came out of the loudspeakers. “I say nice things so that you'll keep me. I don't know what you think of me. I should like to know somebody here really.” {Hero} wished that the floor would open.",
      "@hall But in the second row the neighbour put up a hand. “I talk so much because it's so quiet at home,” she said. “I've dyed my hair,” said the man with the haircut, “and I hate it.” “I'm afraid of the dark,” called the policeman. They laughed until they had to hold on to the chairs.",
      "@kitchen(hero talk) It was the best party that the street had ever had. Afterwards {hero} washed up with the others. “Did you like it?” somebody asked. {Hero} waited for what would come out. “Yes,” it was. “Very much.” It was so simple that {he} said it again.",
      "@room(hero talk) Whether {hero} could tell a lie again by the next morning is not known. {He} never tried. The blue cup went to the neighbour, who liked it. She came over twice a week and talked, and {hero} said when it was enough.",
    ],
  }),
];
