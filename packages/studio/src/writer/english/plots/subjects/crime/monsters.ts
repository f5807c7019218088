import { role, story } from "../subject-story.ts";

/** Stories of vampires, werewolves and other night people. */
export const monsters = [
  story({
    says: [/\b(?:vampires?)\b/i, role("boss", "boss|manager|supervisor|director")],
    unless: /\b(?:children['’]s|falls? in love|fell in love|pizza|printer|boy of|vampire boy|therapist|kids)\b/i,
    of: "people",
    after: [
      "@study.night(hero look, boss stand) It all fitted together. {Boss} never came before dark. There was no mirror in the hall, and the garlic bread had been crossed off the menu with a ruler. {Hero} had found out by chance, over the copier, where the lid was open and only one of two hands showed on the sheet. “Ah,” said {boss} behind {him}. “Well. Now you know.”",
      "@study.night(hero sit, boss talk) {Hero} waited for the teeth. “Do sit down,” said {boss}. “You look pale, and I should know. When did you last have a holiday?” Nobody had ever asked {hero} that. “Four hundred years,” said {boss}, “and what I've learnt is that people who are rested simply taste—simply work better. Take Friday. And this ticket for the sea.”",
      "+ @study.night(hero stand) From then on {hero} kept the secret. {He} stood in front of windows, and said that the silver letter opener was at the mender's. When the others asked why there was only tomato juice in the fridge, {hero} said, “Blood pressure.” It wasn't even a lie. On {his} birthday there was a cake on the desk, and a card in very old handwriting.",
      "@study.night(hero look, boss talk) Then came the inspector from head office, with a suntan and a tape measure. “No windows, night work, nobody off sick,” he said. “What's the trick?” He wanted to see {boss} at noon, on the roof terrace, in front of everybody. “I can hardly refuse,” said {boss}, and straightened a cuff that trembled. “It's been a pleasure, my dear.”",
    ],
    end: [
      "@roof.day(hero stand) At noon the sun stood over the terrace like a hammer. {Hero} had not slept. {He} had talked to everyone in the house, one after the other. “We've known for years,” said the old porter. “Who else brings soup when you're ill?” And they all fetched their umbrellas.",
      "@roof.day(hero stand, boss walk) When the door to the roof opened, there stood forty people with forty black umbrellas, edge to edge, so that not one ray came through. “It's going to rain,” said {hero}. The inspector looked at the blue sky. In the deep shade {boss} came towards him, very upright, with wet eyes and a hand held out. “Welcome,” said {boss}. “You look tired.”",
      "+ @study(boss sit) He did look tired. Nobody had ever told him so. He sat down in the dark with a glass of tomato juice, and by evening he had told {boss} about his divorce, and laughed twice, and lost the tape measure. In his report it said only that everything should be left as it was. He has applied to be transferred here.",
      "@hall.night(hero eat, boss talk) The umbrellas still stand by the door, forty-one of them. Once a month, when the moon is full, they all have supper together, very late, and {boss} tells of the time before forks. There's a mirror in the hall now as well. Someone has painted a face on it, with a friendly smile, exactly at the right height.",
    ],
  }),
  story({
    says: [
      /\b(?:vampires?)\b/i,
      /\b(?:falls? in love|fell in love|love[sd]?|in love|date|dating|marr(?:y|ied|ies)|kiss\w*|girlfriend|boyfriend)\b/i,
    ],
    unless: /\b(?:boss|teacher|pizza|class photo|dentist|kindergarten)\b/i,
    after: [
      "@river.dusk(hero walk) It isn't easy to be close to somebody when only one of the two can see the sunrise. They met at the hour between, when the street lamps come on. They walked by the river, and one of them left footprints and the other left hardly any. In the window of the baker's shop there was only one of them to be seen, with a hand held out to nobody.",
      "@room(hero talk) There were things to be learnt. Sandwiches without garlic. Curtains, thick ones. “What do I taste of?” came the question once, in the dark, not quite as a joke. “Of a summer I once had,” came the answer, “and I'll never find out. I promise you that.”",
      "+ @room.night(hero sit) The family was the hardest. They sat in a row on their chests, with white faces, and looked at the box of chocolates as if it might go off. “It's so warm,” said the grandmother at last, and took hold of the living hand and wouldn't let go of it. “I'd forgotten. Feel how it ticks, all of you. Like a little clock.”",
      "+ @street.night(hero walk) But the little clock runs, and the other stands still. {Hero} saw it one evening on a photograph, in which they wanted to be together and where there was a scarf that hung in the air. “You'll be old,” it was said softly, “and I'll be like this.” They didn't speak all the way home. The moon was very thin.",
    ],
    end: [
      "@room(hero look) “One of you will grow old, and the other won't,” said the vampire's grandmother. “There are two ways. One of you dies for ever, or one of you lives for once. Nobody ever takes the second.” She brought out a flask of sunlight, a whole summer of it, caught before she was bitten. “Fifty years,” she said. “Not a day longer. With toothache.”",
      "@room.night(hero look) It was drunk in one go, before anybody could object. Then there was a scream, and a heap on the floor, and the horrible silence after it. {Hero} had never prayed before. Then something began to be heard in that silence, first quite faintly. It ticked. It missed a beat, like somebody who is out of practice, and ticked again.",
      "@roof.dawn(hero run) They ran up on the roof, both of them, stumbling and laughing, since the sky was getting pale. Then it came up, red and gold, over the chimneys. There were two shadows on the wall behind them. And a hand went up, over and over, to a cheek that was burning. “Ow,” said the one who'd been a vampire, full of bliss.",
      "@room(hero stand) There's a photograph of it on the mantelpiece, and nobody is missing in that one. Two people are in it, with very red noses. They keep a jar next to it, with the lid on tight. It's half full already. It is for the grandmother, in case she should change her mind.",
    ],
  }),
  story({
    says: [/\b(?:werewol(?:f|ves)|turns? into a wolf|turned into a wolf|lycanthrop\w+)\b/i],
    unless:
      /\b(?:boss|fairy|little red|dentist|plumber|falls? in love|fell in love|vegetarian|hairdresser|funny|school)\b/i,
    after: [
      "@room(hero look) It began in the teeth, as always. Then came the itch behind the ears, and the smells, so many of them and all at once: wet leaves, a fox, somebody's cold chips three streets away. {Hero} looked at the calendar. {He} had two hours left. {He} put the good shoes up on the cupboard, where nothing could chew them.",
      "+ @street.night(hero run) Nobody knew about it. {Hero} had chains in the cellar, and a bucket of bones, and in the morning {he} swept up the feathers of the pillow. But this time the moon came earlier than the radio had said, or the clock was slow. {Hero} {was} still out in the street, among people, when {his} hands began to change.",
      "+ @forest.night(hero run) {He} ran. {He} ran on two legs and then on four, through gardens, over walls. Behind {him} somebody shouted. There were lights, and dogs that began to howl and then, as {he} came nearer, lay down flat on the ground. In front of {him} was the forest, black and sweet. {Hero} had never been allowed to run so far before, and a part of {him} sang.",
      "@forest.night In the forest, that night, somebody was crying. It was a small child with one shoe, who had gone after a cat and not found the way back. The child saw the huge grey head come out of the ferns, and the yellow eyes, and stopped crying. “Good dog,” the child said, and held out half a biscuit.",
    ],
    end: [
      "@forest.night(hero stand) The wolf that was {hero} ate the biscuit. There was hardly anything of {hero} left in that head, but that bit sat down. Then the wind turned. There was a smell of two other wolves, who had not eaten for weeks. {Hero} stood up between them and the child. {He} showed every tooth {he} had.",
      "@forest.dawn(hero sit) It was not a pretty fight. When it grew light, the searchers found the child in the ferns, quite warm, asleep against something grey. They raised their guns. “No!” cried the child, who had woken up, and threw both arms around its neck. And under those arms, as the moon went down, the fur went away, and it was {hero}, bleeding, with a twig in {his} hair.",
      "@forest.dawn(hero stand) Nobody said a thing. One after the other, they lowered their guns. It was the child's mother who took off her coat first and laid it round {hero}'s shoulders. “So it was you who turned over my dustbin in May,” she said, and her voice shook. “Yes,” said {hero}. “I'm sorry. You'd had roast.” Somebody laughed, and then they all had to sit down.",
      "@village.night An old chain lies in the cellar, and nobody needs it any more. When the moon gets round, the neighbours bring in their cats, and put something out on the steps, with a lid on, so that nobody is put to shame. And on that night no child in the whole village is afraid of the dark. They leave their windows open to hear it sing.",
    ],
  }),
  story({
    says: [
      /\b(?:ghost ?hunters?|ghost hunting|paranormal|youtub\w*|tv show|livestream\w*|influencers?)\b/i,
      /\b(?:ghosts?|ghost ?hunt\w*|haunted|spirits?|paranormal)\b/i,
    ],
    unless: /\b(?:maths teacher|fortune teller|medium)\b/i,
    of: "people",
    after: [
      "There's a trick for everything. For the cold breath you need a fan, for the steps a drum, for the voice a cousin in the next room. {Hero} had just said the usual line into the camera, “Is anybody here?”, and was waiting for the cousin. “Yes,” it said. Only, the cousin was outside in the car, with a sandwich.",
      "“Good one,” said {hero} into the dark. The needle of the gauge, which was glued, began to move. “Who are you?” {he} asked, and heard how thin it came out. “You've asked that in eighty houses,” said the voice, “and you never waited for an answer. I followed you. I thought that one day you might.” The red light of the camera was still on.",
      "+ All over the country people stopped chewing. In the corner of the picture the number of those who watched went up, faster than ever before. {Hero} should have been happy. But {he} looked at the dusty wallpaper, where letters were appearing, one by one, as if they were being breathed on from behind. “Turn it off,” it said there. “Please. It's private.”",
      "+ It was the hardest thing that anyone had ever asked {him}. A million people were looking on. {Hero} thought of the rent. {He} thought of the eighty houses, and of how they had laughed each time in the car. {He} had never been so famous, and {he} had never been so cold.",
    ],
    end: [
      "{Hero} put {his} hand over the lens and pulled out the plug. “Thank you,” said the voice, right beside {him}. “I can't do it with everyone staring. I died with everyone staring.” It was a girl. She'd been a dancer here, and her dress had caught fire on the stage, and people had thought it was part of the show, and clapped. “I only want somebody to know that it wasn't,” she said.",
      "{Hero} sat down on the floor and, for the first time, {he} listened. She told {him} which was the way that she used to walk home, and about a song that she had nearly learnt. When the window got grey, her voice was hardly more than a draught. “Will you tell them properly?” she asked.",
      "@room(hero talk) The last programme had no music. {Hero} sat on a chair and showed the fan, the drum and the cousin, and said, “All of this was me.” {He} said sorry. And then {he} told the one story that {he} hadn't made up. Far more people wrote to {him} than ever before, and hardly one of them was angry.",
      "@theatre(hero look) On the wall of that house hangs a plate now, with her name on it. {Hero} goes there once a year, without a camera. {He} stands on the empty stage, and doesn't ask anything. {He} waits. And when there are steps, light ones, and they stop right at the edge, {he} doesn't clap. {He} bows.",
    ],
  }),
  story({
    says: [
      /\blighthouse\b/i,
      /\b(?:keeper|ship|signals?|light|storm|fog|daughter|alone|haunt\w*|radio|sees?|saw|hears?|heard|night)\b/i,
      /\b(?:sank|sunk|wreck\w*|ghost\w*|haunt\w*|drown\w*|disappear\w*|vanish\w*|dead|strange|signals?|signalling|signaling|knock\w*|voice|mystery|19\d\d|18\d\d|years ago)\b/i,
    ],
    unless: /\b(?:falls? in love|fell in love|cat|widow|letters|whale|seagull|painted|wedding)\b/i,
    of: "people",
    after: [
      "@sea.night(hero look) Long, short, short, long. {Hero} wrote it down with a stiff hand. The ship lay out there where the chart showed nothing but rocks, and she had all her lamps lit, and there was no wind in her flags although it blew. In the old signal book {hero} found what it meant. “Which way?” it meant. “Which way? Which way?”",
      "@harbour(hero talk) {He} leafed back in the log to that year. There was the name of the ship, and a night of fog, and then a page had been cut out with a knife. “What happened to the light that night?” {hero} asked the oldest man in the harbour. He pulled his cap over his eyes. “There wasn't any,” he said. “Ask me who was asleep. It was my grandfather.”",
      "+ @village.night Ever since, they didn't speak of it in the village. But {hero} noticed that on that one night of the year no one there lit a lamp, and that all the blinds were down on the side towards the sea. They were ashamed, all these years later. And out there they were still looking for the way in, and nobody had the heart to answer.",
      "+ @sea.night(hero look) The next night {hero} tried. {He} put {his} hand in front of the lamp, and took it away, long, short. “Wait,” {he} signalled. On the ship the lights went out. It was so quiet that {hero} could hear the wick. Then, quite slowly, as if by a hand that could not believe it, there came back: “Who is there?”",
    ],
    end: [
      "@sea.night(hero look) “Here,” signalled {hero}. “Here is the keeper. I'm very late. Steer for my light and keep the chapel to your left.” {He} turned the lamp by hand, because the clockwork was too fast for them, and called out every rock. Sail after sail, she came nearer. And along the shore, one after another, {hero} saw the blinds go up.",
      "@harbour.night They had all come out with what they had: storm lamps, torches, candles in jam jars. The oldest man held up a bicycle lamp in both hands. So there were two rows of lights, and between the two there was calm black water, and into it, without a sound, without a ripple, slid a ship with a hundred faces at the rail.",
      "@harbour.night A rope flew over, and nobody could say that they had caught it, and yet it held. They came down the plank, one by one, men in caps, a woman with a hen in a basket. They went right through the people on the quay, like a warm wind. Each one touched the oldest man on the shoulder in passing. He cried like a boy.",
      "@sea.dawn(hero write) At sunrise there was nothing there but the sea. In the log, {hero} wrote: “All in.” And on that night of the year the village is now the brightest spot on the whole coast. There's nobody out there any more who needs it. They do it all the same, in case somebody else is late.",
    ],
  }),
];
