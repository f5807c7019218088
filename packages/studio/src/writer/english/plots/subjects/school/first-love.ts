import { role, story } from "../subject-story.ts";

/** Stories of secret admirers and of first love. */
export const firstLove = [
  story({
    says: [
      /\b(?:secret admirer|anonymous(?:ly)? (?:love )?(?:letters?|notes?|poems?|valentine\w*|messages?)|love (?:letters?|notes?|poems?)|notes? in (?:his|her|their) locker|valentine(?:'s)?(?: card)?|unsigned)\b/i,
      /\b(?:school|class\w*|locker|teen\w*|student|1[2-8]|ninth|tenth|grade|bus|library|desk|boy|girl)\b/i,
    ],
    unless:
      /\b(?:announcer|station|hotel|maid|murder\w*|stalk\w*|boss|office|widow|husband|wife|dead|died|forger\w*|for (?:him|her) to|asked me to write|spy|santa)\b/i,
    may: [role("ally", "best friend|friend|sister|brother|cousin|grandmother|grandma|grandfather")],
    of: "people",
    after: [
      "@corridor(hero read) The paper was squared, and torn from a maths book. The writing was small and leaned a little to the left, as if it were walking into a wind. {Hero} knew every one of the words by heart by now, even the one that was crossed out. What {he} did not know was the only thing that counted.",
      [
        "@corridor(ally look, hero look) “A left-hander,” said {theally}, with {allyhis} nose on the sheet. “And somebody who eats oranges.” {Theally} had decided to be a detective. At break they went about and looked at hands. {Hero} had never noticed how many hands there are in a school, and what they do when they think that nobody is looking.",
        "@corridor(hero look) Left-handed, perhaps. And the paper smelled a little of oranges. At break {hero} went about and looked at hands. {He} had never noticed how many hands there are in a school, and what they do when they think that nobody is looking: they peel off labels, they draw horses, they hold on to each other.",
      ],
      "+ @corridor(hero look) It might be the tall one with the guitar, that would have been the best. {Hero} smiled at the tall one on the stairs, for a whole week. The tall one smiled back, as one smiles at a person who is in the way. And the tall one wrote with the right hand, and spelled “definitely” with an a.",
      "+ @corridor(hero read) In the meantime the notes went on. One of them said: “You hum when you're adding up.” One said: “Yesterday you gave your umbrella to the girl from the first year and said that you liked rain.” {Hero} read that one three times. Nobody had been there, apart from a few people at the bus stop.",
      "@corridor(hero write) Then no more came. One week, and another. {Hero} was surprised how empty a locker can be. {He} wrote a note {himself}, on squared paper, and stuck it on the outside of the door, where everyone could see it: “I don't know who you are. But I look for you in all of them, and because of that I have begun to like nearly everybody.”",
    ],
    end: [
      "@corridor(hero look) {Hero} stayed until the corridor was empty. Somebody came round the corner, saw the note, and stood still. It was the quiet one from the back of the bus, who always sat by the window and peeled an orange, in one long piece, with the left hand. They had sat four rows apart for two years. The orange rolled along the floor.",
      "@corridor(hero talk) “You stopped,” said {hero}. It came out like an accusation. “I saw you smile at the tall one with the guitar,” said the quiet one. “I thought it would be nicer for you if it was somebody like that.” It was the longest sentence that {hero} had ever heard from there. The voice leaned a little to the left as well, somehow. “It would be nicer if it was you,” said {hero}.",
      "+ @corridor(hero sit) They sat on the floor under the lockers and shared the orange, which had a dent. They did not say very much. All that had been said already, on squared paper. “What was the word you crossed out?” asked {hero}. The quiet one went as red as the fire bucket, and told {him}.",
      "@corridor(hero read) There's a note in the locker again every Monday. It's no longer a secret who it is from. But it still isn't signed, because they both like it that way.",
    ],
  }),
  story({
    says: [
      /\b(?:write|wrote|writes|writing)\b[^.]*\b(?:love (?:letters?|messages?|poems?|texts?|songs?)|letters?|messages?|poems?)\b/i,
      role("chum", "best friend|friend|brother|roommate|cousin|captain|teammate"),
      /\b(?:girl|boy|crush|love[sd]?|like[sd]?)\b/i,
      /\b(?:for (?:him|her|his|my)|asked (?:me|him|her)|ghostwrit\w*|in (?:his|her) name|pretend\w*|instead)\b/i,
    ],
    unless: /\b(?:murder\w*|war|soldier|prison|died|dead)\b/i,
    after: [
      "@room(hero write) The first letter took four evenings. There was nothing untrue in it, that was the difficulty. All that {hero} had never said was in there, with another name at the bottom. {Thechum} read it through once. “Brilliant,” said {thechum}. “What's ‘ineffable’?” {Hero} explained it, and felt {his} ears get hot.",
      "@playground(hero read, chum sit) The answer came on blue paper. {Thechum} brought it along unopened, because reading was not {chum's} strong point. {Hero} read it aloud on the steps behind the gymnasium. It was clever, and it was funny, and it asked a question that nobody had ever asked {him}. “So what do I say?” asked {thechum}. {Hero} knew exactly what.",
      "+ @corridor(hero look, chum stand) Soon there were nine blue letters. {Hero} knew now about the fear of lifts and the dead canary, and the place on the river that nobody else had found. In the corridor {he} was given a friendly nod, and {thechum} got the smile. {He} had written {himself} into the one place where {he} could not be seen.",
      "+ “You'd make a good spy,” said {thechum} contentedly. “You even know what I feel.” {Hero} laughed at that, a moment too late.",
      "Then one letter was different. It had only two lines. “Come to the place on the river at six. Bring no paper. I want to hear you say it.” {Thechum} turned pale. “Say what?” “I'll be behind the willow,” said {hero}. “I'll whisper.” It was the worst plan in the world, and it was the only one they had.",
    ],
    end: [
      "@river(chum talk, hero look) It went well for about a minute. The river was quite loud. “Your eyes,” {thechum} repeated, “are like… what?” “Lifts,” said {hero} from the tree. Then there was a pause, and from the bank came a sigh. “You can come out of the tree,” said the voice from the blue letters. “I've known it since the canary. {Thechum} asked me that very day if I had any pets.”",
      "@river(hero talk) {Hero} climbed out, with leaves in {his} hair. Now there was no paper any more, and no willow. “I didn't want to trick you,” {he} said. “I only wanted to say it, and I hadn't got the face for it.” “It's a perfectly good face,” was the answer. “I've been waiting for weeks to see what it does while it says those things.”",
      "+ @river(chum hug, hero stand) {Thechum} stood between the two and looked from the one to the other, the way you follow a game. “Hang on,” said {thechum}. “So all of that was meant?” {Thechum} thought about it for quite a time. Then {thechum} slapped {hero} on the shoulder so hard that {he} nearly went into the river. “You idiot! You could have told me. I'd have carried the letters.”",
      "@room(hero write) There's a box with blue paper and with white. The letters are all there, in the right order. The name at the bottom has been crossed out on every one, and {hero} has written {his} own beside it.",
    ],
  }),
  story({
    says: [
      /\b(?:crush|falls? in love|fell in love|in love|likes? a (?:girl|boy)|liked a (?:girl|boy)|secretly (?:in love|love[sd]?|like[sd]?)|first (?:love|kiss|date)|ask(?:s|ed)? (?:out|the|a|his|her)|too shy)\b/i,
      /\b(?:prom|dance|ball|date|school (?:party|disco|dance)|homecoming|kiss|cinema|out)\b/i,
      /\b(?:school|class\w*|teen\w*|1[2-8]|boy|girl|student|grade|high school|village|summer)\b/i,
    ],
    unless:
      /\b(?:ball ?boy|ball ?girl|football\w*|stadium|murder\w*|vampire|zombie|husband|wife|widow|robot|retired|donkey|ghost|boss|office|engag\w+|married|war|same (?:boy|girl))\b/i,
    may: [role("ally", "best friend|friend|sister|brother|cousin|grandmother|grandma|grandpa|grandfather|dad|mum|mom")],
    of: "people",
    after: [
      "There were five words. {Hero} had counted them. “Would you go with me?” In the shower it was quite simple, and walking it was simple as well. But as soon as there were two eyes in front of {him} to say it to, the five words turned into a noise like a tyre.",
      [
        "@park(hero talk, ally talk) “Do it with me,” said {theally}. “I'm the one. Ask.” {Hero} looked at {theally}, and burst out laughing. They practised it on the bench, on the stairs, and on the telephone. {Theally} said no in ten different ways, so that {he} would get used to it. “And if it's yes?” asked {hero}. Neither of them had thought of that.",
        "{He} practised it with the letter box, and with a scarecrow. The scarecrow said neither yes nor no, and that was already more than {hero} had dared to hope for. The nearer the day came, the more posters hung on the walls. They had silver stars on them, and everyone seemed to be two already.",
      ],
      "+ On Monday {he} had got as far as “Would”, and then the bell rang. On Tuesday it was “Would you”, and the answer was: “Move over? Sure.” On Wednesday {hero} wrote it on a piece of paper, pushed it across the table, and pulled it back again, because it had a spelling mistake in it. A word with two letters, and {he} had got it wrong.",
      "@playground.storm(hero stand) On Thursday it rained. They both stood under the little roof by the bicycles, just the two of them, and the water ran down like a curtain. It would never be as good again. {Hero} turned round. {He} breathed in. “Would you,” said {hero}. And at the same moment the other one turned round, very pale, and said: “Listen, I have to ask you something.”",
    ],
    end: [
      "@playground.storm(hero talk) “You first,” said {hero}. “No, you.” They went on like that for quite a while. “I'm no good at this,” came the answer at last, with wet hair and chattering teeth. “I practised it with my brother, and with the dog.” {Hero} stared. “With a dog?” “He always says yes.” And then {hero} began to laugh, because {he} had never in {his} life heard anything so lovely.",
      "@playground.storm(hero talk) “At three,” they agreed, since nobody wanted to begin. One. Two. Three. There were ten words in the rain, five from this side and five from that, and they were the same ones. Neither of them could be understood. It didn't matter. They both said yes at the top of their voices, and a teacher at an upper window closed it.",
      "+ @playground.storm(hero dance) On the evening itself {hero} trod on three toes, two of them {his} own. The punch was sticky, the music was too loud for talking. So they went out and danced beneath the little roof by the bicycles. There was no music there at all. It had begun to rain again.",
      "The piece of paper with the spelling mistake still exists. It's been folded very small. It isn't {hero} who is keeping it.",
    ],
  }),
  story({
    says: [
      /\b(?:crush|falls? in love|fell in love|in love with|secretly (?:in love|loves|loved|likes|liked)|has feelings|had feelings|first love|summer love)\b/i,
      /\b(?:school|class\w*|teen\w*|1[3-9]|student|grade|campus|summer (?:camp|job|holiday)|lifeguard|best friend|new (?:boy|girl)|boy|girl)\b/i,
    ],
    unless:
      /\b(?:murder\w*|vampire|zombie|husband|wife|widow\w*|robot|retired|ghost|boss|office|engag\w+|married|marry|war|same|ai\b|android|scarecrow|snowman|prince|princess|king|dragon|mermaid|enemy|mafia|time|teacher)\b/i,
    may: [
      role(
        "crush",
        "best friend|classmate|new boy|new girl|lifeguard|neighbour|neighbor|captain|librarian|drummer|singer|barista",
      ),
    ],
    of: "people",
    after: [
      [
        "@restaurant(hero look, crush eat) It began quite suddenly. Yesterday {thecrush} had been like a lamp post or a Tuesday, simply there. Today {thecrush} bit into an apple, and {hero} forgot what {he} had been about to say, and {his} own name as well. {He} put salt into {his} tea. Whenever the door opened, {his} stomach looked up before {he} did.",
        "@restaurant(hero look) It began quite suddenly. One bite into an apple, one laugh across three tables, and {hero} forgot what {he} had been about to say, and {his} own name as well. {He} put salt into {his} tea. Whenever the door opened, {his} stomach looked up before {he} did.",
      ],
      "+ {Hero} was not used to being like that. {He} walked into glass doors. {He} took up cycling, because of the way to school, and the guitar, because of something that had been mentioned in the canteen, and gave up sausages for the same reason. {He} became a person with very many interests, and all of them had the same eyes.",
      [
        "@playground(hero talk, crush talk) “You're so different lately,” said {thecrush}. It was on the steps, in the sun. “Good different?” asked {hero}. {Thecrush} thought about it. “You used to tell me when I was talking rubbish,” said {thecrush}. “Now you just nod.” {Hero} nodded. Then {he} noticed, and would have liked to fall down the steps.",
        "“You've become so quiet lately,” everybody said. “You used to argue about everything.” It was true. {Hero} agreed with whatever came from those three tables: with music {he} could not stand, and with opinions {he} did not understand. {He} nodded. {He} had nodded so much that {his} neck hurt.",
      ],
      "+ @bedroom.night(hero sit) That evening {hero} sat in front of the mirror with a guitar that {he} could not play, and did not know the face. It looked like somebody who waits in a waiting room. What had {he} actually been like before? {He} had liked sausages.",
      "@hall(hero talk) At the school party there was a quarrel about a film. They all thought that it was great. “It was great,” somebody said, “wasn't it?” Those eyes looked at {hero} across the whole room. {He} only had to nod. It was so easy. “No,” {hero} heard {himself} say. “It was terrible. They fell in love without ever once disagreeing.”",
    ],
    end: [
      "@street.night(hero talk, crush talk) It was very quiet. Then came a laugh, the one across three tables, only from quite close. “That's what I thought,” was the answer. “I just didn't dare say it.” They argued about the film, and then about all films, out on the wall, with cold feet, till the lights in the hall went off one by one. {Hero} forgot to be in love, from sheer pleasure.",
      "@street.night(hero talk, crush talk) It came back on the way home, all at once, and much bigger. But now it no longer felt like falling off something. “I can't play the guitar,” {hero} said under the last street lamp, “and I miss sausages. And I've got a crush on you.” It was said. A moth bumped into the lamp.",
      "+ @street.night(hero walk, crush walk) There was no answer in words at first. There was a hand, and it was as damp as {hero's} own. “I took up chess for you,” said the voice next to it. “I hate chess. You once said something about a knight.” They walked on very slowly, and they were both talking rubbish, and told each other so.",
      [
        "@room(hero look, crush look) The guitar stands in the corner with a sock on it. {Hero} eats what {he} likes, and says what {he} thinks. Only when {thecrush} comes in at the door, {his} stomach still looks up before {he} does.",
        "The guitar stands in the corner with a sock on it. {Hero} eats what {he} likes, and says what {he} thinks. Only {his} stomach still looks up first when the door opens.",
      ],
    ],
  }),
];
