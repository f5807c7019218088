import { role, story } from "../subject-story.ts";

/** Stories of smugglers, kites and pigeons in a war, players on the road, and people called witches. */
export const hiddenRoads = [
  story({
    says: [
      /\bsmugglers?\b|\bsmuggl\w+\b/i,
      /\b(?:cave|coast|cove|inn|beach|barrels?|tunnel|lantern|boat|harbour|cellar|bay|cliffs?|shore)\b/i,
      /\b(?:kids?|child(?:ren)?|boys?|girls?|brother|sister|siblings|twins|cousins?|grandm\w+|grandf\w+|aged?|\d+|friends|innkeeper|fisher\w*|widow|customs|daughter|son)\b/i,
    ],
    unless: /\b(?:drugs?|cocaine|murder\w*|space\w*|refugees?|war|people smuggl\w*|border|police|cigarettes)\b/i,
    of: "people",
    after: [
      "@cave(hero look) There were six men, and each rolled a barrel in front of him. They did not speak. At the back of the cave they lifted a stone, just as you lift a lid, and rolled the barrels in, one after another. Then the tide came, washed the sand smooth, and it was as though nobody had ever been there.",
      [
        "@cave(hero walk, mate walk) “We have to tell somebody,” whispered {mate}. “First we have to see what's inside,” whispered {hero}. They crept down with one candle between them. It smelled of salt and of tar. {Hero} found a barrel that leaked, put in a finger and licked it. It wasn't brandy. It was lamp oil.",
        "@cave(hero walk) {Hero} waited until it was quiet, and crept down with a candle. It smelled of salt and of tar. One of the barrels leaked. {Hero} put in a finger and licked it. It was not brandy, as {he} had expected. It was lamp oil, the plain kind that cost so much since the king had put a tax on it.",
      ],
      "@cave(hero stand) A hand was laid on {hero's} shoulder. It belonged to a woman with a grey plait and a pistol, and {hero} knew her. She played the organ on Sundays. “So,” said the organist. “And what am I to do with you?” {Hero} looked at the pistol. There was a cork in it.",
      "+ @cave(hero talk) She sat down on a barrel with a sigh. “Half of the huts up there sit in the dark all winter,” she said. “The oil costs more than the fish brings in. So it comes at night, from over there, without the tax. No one here gets rich by it. We just want to be able to see our soup.”",
      "@cave(hero stand) Then they heard hoofs overhead. The customs men had dogs this time. “There's only the one way out,” said the organist, and all at once she looked old. “And twenty people who'll hang for it.”",
    ],
    end: [
      "@sea.night(hero run) “They're looking for a light,” said {hero}. “So let them find one.” {He} took two lanterns, tied them to a broomstick, and ran along the cliff, the other way, as fast as {he} could. The lanterns danced. “There they are!” the customs men cried.",
      "@sea.night(hero talk) When they caught {him}, they were wet up to their belts. “What are you doing here?” shouted the captain. “I'm looking for my grandmother's goat,” said {hero}. “It's black. You need a good deal of light for that.” The captain looked at the lanterns. In the cave, meanwhile, twenty people had rolled faster than ever in their lives.",
      "+ @cave They found a swept cave, and in it the organist, singing psalms. “The echo here is so good,” she said. There was nothing that could be proved. The captain went home with a cold. And that night, down in the village, a light went on in one window, and then in the next, all along the shore.",
      "@village.night(hero stand) The tax was dropped a year later, since nobody in the whole district seemed to buy any oil. The cave is still there, and the stone like a lid. And on the wall of {hero's} house hangs a broomstick with two lanterns. On dark nights {hero} lit it, in case someone was looking for a goat.",
    ],
  }),
  story({
    says: [
      /\bkites?\b/i,
      /\b(?:war|siege|besieged|wall|border|enem\w*|soldiers?|bomb\w*|camp|ruins|occupied|refugees?|fighting|forbidden)\b/i,
      /\b(?:messages?|letters?|send|sent|sky|fl(?:y|ies|ew|ying)|build\w*|built|child\w*|boy|girl|friend\w*|hope|string)\b/i,
    ],
    unless: /\b(?:murder|red kite|bird of prey|beach holiday)\b/i,
    of: "people",
    after: [
      "@roof(hero look) A kite weighs nothing and belongs to no army. It was made of newspaper, of the page with the maps and arrows on it. {Hero} let out the string. It rose over the roofs that had holes, over the smoke and the wall, until it was so small that nobody would have thought of shooting at it.",
      [
        "@roof(hero sit, mate sit) To the tail was tied a scrap of paper. {Hero} had written on it, and {mate} had drawn on it: a lemon, a lamp, and a question mark. “Have you got any of that over there?” it meant. The wind took it across. {Hero} and {mate} lay on the warm tiles and waited.",
        "@roof(hero sit) To the tail was tied a scrap of paper with a drawing: a lemon, a lamp, and a question mark. “Have you got any of that over there?” it meant. The wind took it across. {Hero} lay on the warm tiles and held the string with two fingers, as if it were somebody's hand.",
      ],
      "@roof(hero read) Then there was a tug. It was not the wind; wind does not pull three times. When {hero} wound in the string, there was another paper on the tail. “No lemons,” it said in round letters. “But my hen has laid. What do you play over there?” From that day on the post came every evening, if there was a breeze.",
      "+ @roof(hero read) They had the same games, with other names. They were both afraid of the same noise. They had both been told what the people on the other side were like, and now they compared it, point by point. “Do you have tails?” asked one scrap. “No. You?” asked the next. “Mine was pulled off by a tree, but that was on the kite.”",
      "@street.dusk(hero run) One evening the message was in crooked letters. “They've told us to go into the cellars tomorrow. It'll begin at six. It's coming to your side. Don't be there.” {Hero} read it twice. Then {he} ran, with the paper in {his} fist, down all the stairs, and knocked on every single door in the street.",
    ],
    end: [
      "@street(hero talk) “Who says so?” asked the grown-ups. “A kite,” said {hero}. At six it began. When they came up again, half of the street was gone. There were eighty-three of them, and the canary, and all were alive.",
      "@roof.dusk(hero look) The sky was empty for a long time after that. {Hero} climbed up every evening and looked. High above the wall hung something white, quite small. It was a pillowcase, and it pulled three times.",
      "+ @roof(hero look) It became the fashion. First ten, then a hundred hung in the sky, from both sides. The soldiers lay behind their sandbags and looked up. Some had children at home. It is hard to aim at something when there is a pillowcase in front of it that says: My hen has got chicks. One day in spring it was said that there was peace.",
      "@street.dusk(hero take) The wall has been pulled down as far as the knee, and you can sit on it. On the first evening somebody already sat there, with round handwriting and a basket. {Hero} knew at once who it was. There was an egg in the basket, and, because someone had gone a long way for it, a lemon.",
    ],
  }),
  story({
    says: [
      /\b(?:carrier pigeons?|homing pigeons?|pigeons?)\b/i,
      /\b(?:war|trench\w*|front|soldiers?|army|general|enemy|battle|siege|resistance|message|messages|letter|letters)\b/i,
      /\b(?:carrier|homing|trench\w*|war|front|army|general|soldiers?|battalion|resistance)\b/i,
    ],
    unless: /\b(?:murder|statue|bread|park|wedding|email|printer)\b/i,
    after: [
      "Up there everything looked like a toy: little trenches, little smoke, little men who lay on their stomachs. But what came up from below whistled, and it was no toy. On one leg hung the capsule, no bigger than a bean. There was a slip of paper inside, and on it stood the lives of two hundred men.",
      "Home lay in the north. A pigeon does not have to think about that; it pulls, like a thread in the breast. There was a red roof there, and a landing board, and an old sergeant with peas in his pocket. He whistled the same four notes each evening, whatever was going on around him.",
      "Then came the hawk. They had taught hawks, on the other side. It fell out of the sun. There was a blow, there were feathers, and the fields turned round. The hawk struck at where any other pigeon would have been, and there was nothing there.",
      "+ Rain set in. Wet wings are heavy, and the capsule was heavier with every mile. On a burned tree sat some sparrows, quite black with soot. “Stay,” they said, “there's nothing out there but noise.” It would have been nice on that tree. But the thread in the breast pulled, and so it went on.",
      "It grew dark, and a pigeon cannot see in the dark. The red roof must be somewhere down there. They had put out all the lamps because of the aeroplanes. Round and round it went, lower and lower, on one good wing. There was only black, and in the black the whistling of the shells.",
    ],
    end: [
      "Among all the whistling there was one that came four times, and then four times again. Down, then, straight down, with wings folded, into the black. There was the board. There was a hand, and it smelled of peas.",
      "“You're late,” said the old sergeant, and his voice shook. He took off the capsule, read it, and began to run, with the bird inside his jacket. Ten minutes later the guns fell silent. In the trench two hundred men lifted their heads and heard, for the first time in days, the rain.",
      "+ The general came in person, with a medal. It was too big; the sergeant had to hold it up, and it was pecked at, since it looked like a pea. They wanted to send it out again at once. “No,” said the old sergeant, and stood in front of the loft in his slippers. “That one has delivered everything.”",
      "After the war two hundred men came, one by one, with their wives, and then with prams. Each of them brought a bag of peas. There is a loft there still, with a red roof. And on quiet evenings somebody whistles four notes, and no one falls flat on the ground.",
    ],
  }),
  story({
    says: [
      /\b(?:travell?ing (?:theatre|theater|players|actors|troupe|puppet)|theatre troupe|theater troupe|troupe|strolling players|puppet theatre|(?:band|company) of (?:actors|players)|minstrels?|jesters?|bards?|troubadours?)\b/i,
      /\b(?:village|town|castle|king|queen|duke|court|winter|plague|city|count)\b/i,
      /\b(?:laugh\w*|forbidden|play|perform\w*|actor|stage|sad|smil\w*|songs?|joke\w*|arriv\w*|banned|sing\w*|story|stories)\b/i,
    ],
    may: [
      role(
        "player",
        "actors|actor|actress|players|jester|clown|bard|minstrel|minstrels|puppeteer|director|master|singer",
      ),
    ],
    lead: "player",
    unless:
      /\b(?:king|queen|emperor|princess|prince|jesters?|romeo|love|murder|space\w*|elephant|clown school|lion|court jester robot)\b/i,
    after: [
      "@village The wagon came down the street with bells and painted suns, and behind it fell the shutters, one after the other, clack, clack, clack. At the well stood a board, with a list on it of all that was not allowed. “Laughing” stood there between “Lamps” and “Lemons”.",
      "@village.dusk(hero stand) “We'll play all the same,” said {hero}. They put up the stage. In the evening the people came, because it had not been forbidden to sit. They sat in rows, with their hands in their laps, and looked. {Hero} fell over the bucket, which had never failed from here to the sea. A cough was heard. That was all.",
      [
        "@village.dusk(hero look, mate talk) “They haven't got stones for faces,” said {talker} behind the curtain. “Look at their feet.” {Hero} looked through the hole. The faces did not move. But beneath the benches, in the dark, toes were curling in the shoes, and a whole row of heels drummed on the floor.",
        "@village.dusk(hero look) {Hero} looked at them through the hole in the curtain. The faces did not move. But under the benches, in the dark, where the guards did not look, toes were curling in the shoes, and a whole row of heels drummed on the floor.",
      ],
      "+ @village(hero talk) A little girl stayed behind when all the others had gone. “It was funny with the bucket,” she said. “Then why didn't you laugh?” “The old count's son laughed, and fell off the tower,” said the girl. “He leaned too far back. Since then nobody may. He sits up there at the window and checks.”",
      "@village.dusk(hero point) {Hero} looked up. At the tower window sat a shape that had no lamp. Next evening {hero} had the stage turned round. It stood with its back to the benches, and it faced the tower. “Tonight,” {hero} called, “we play for one.” The whole village held its breath. And there was no bucket in this play.",
    ],
    end: [
      "@village.dusk(hero stand) So the next evening {hero} played for the window in the tower, where the old count sat. {Hero} played a boy. The boy slid down banisters, and stole jam, and laughed at his father's hat. At the end the boy stood at the edge, and looked up at the window, and said only, “Don't shut the shutters, Father. I can't see you.”",
      "@village.dusk It was quiet for a long while. Then a sound came down from the tower, rusty, like a gate. The old count was crying, and in the middle of it, because of the hat, he laughed.",
      "+ @village.night It jumped across to the benches. First it was the girl, then the baker, then all of them, forty years' worth at once. They held on to each other. The guards leaned on their spears and wept with laughter. “The bucket!” somebody shouted. “Do the one with the bucket!” And {hero} fell over it six times, until dawn.",
      "@village The board still stands at the well, but someone has painted a sun on it. The wagon comes by each spring. In the first row there is a chair with arms. On it an old man waits, with a dreadful hat on, and curls his toes before it has even begun.",
    ],
  }),
  story({
    says: [
      /\b(?:accus\w*|trial|burn(?:ed|t|ing)?|stake|charged|called a|denounc\w*|hunter|hunt)\b/i,
      /\b(?:witch|witches|witchcraft|witch[- ]hunt\w*)\b/i,
      /\b(?:healer|midwife|herb\w*|woman|girl|widow|village|daughter|judge|priest|inquisitor|hunter|mother|sister|1[5-7]\d\d|medieval|town)\b/i,
    ],
    may: [
      role(
        "friend",
        "blacksmith|smith|priest|miller|son|daughter|sister|brother|husband|apprentice|judge|boy|neighbour|monk|inquisitor|doctor",
      ),
    ],
    unless: /\b(?:school of|wand|broom|spells? (?:goes?|went)|halloween|murder|apprentice witch|modern|oven)\b/i,
    of: "people",
    after: [
      "@village.night(hero stand) It began with a cow that gave no milk, and with hail on the wrong day. They came at night with torches, the same people who had come with their coughs, and their crooked births, and did not look {hero} in the face. “Take a coat,” said one of them, and was ashamed of it.",
      [
        "@village.night(hero sit, friend walk) Only {friend} walked along beside the cart the whole way. “Go home,” said {hero}, “or they'll take you, too.” “Then there'll be two of us in there,” said {friend}, and went on walking. Somebody threw a turnip. {Friend} caught it and put it into {hero's} lap, for supper.",
        "@village.night(hero sit) On the cart {hero} sat with tied hands and looked at the roofs. There was hardly one under which {he} had not sat up for a night. In that house the fever had gone down, in that one there had been twins. The shutters were closed. Behind some of them something moved, and stayed where it was.",
      ],
      "@church(hero talk) The hearing was in the church, since it had the most seats. “Who has seen her do evil?” asked the judge from the city, who had a cold. The cow was named, and the hail. “She mutters over her pots,” said the miller's wife. “I count,” said {hero}. “You stir it a hundred times, or it will burn.”",
      "+ @church(hero look) The judge sneezed into his sleeve. His eyes were red, his voice was gone. He would have liked to be in bed. “There's a proof,” he croaked. “A witch cannot weep.” Everyone stared at {hero}. {Hero} was much too angry for it.",
      [
        "@church(friend stand, hero look) “Then I'll ask something,” said {friend}, and stood up between the benches so that all could see. “Who's alive here only because of those pots? I'd like to count, too.” It was as still as in a grave. {Friend} was the first to put up a hand.",
        "@church(hero stand) “May I ask something as well?” said {hero}, and stood up, with {his} hands tied. “Who is alive here because of my pots? I should only like to count.” It was as still as in a grave. The judge opened his mouth to forbid it, and was seized by a fit of coughing so bad that he could not get out a word.",
      ],
    ],
    end: [
      "@church A small boy put up his arm, because he did not know that it was dangerous. Beside him rose his mother's hand, and behind her an old man's. It went through the benches like wind through rye.",
      "+ @church(hero talk) The judge had seen a good many churches. He had never had to count in one. He coughed until his wig slipped. {Hero} sighed. “Thyme,” said {hero}, “with honey. Somebody untie me, I can't listen to that.” And the judge from the city drank the whole mug in front of everyone. After the third swallow he had a voice again.",
      "@church(hero stand) “I see no witch here,” said the judge hoarsely. “I see a village with a bad memory.” He put on his hat and had the pyre carted to the poorhouse, as firewood. They all walked home in the same mud.",
      "{Hero} forgave them, though not all at once; it took until the hay. There is a custom in that village, and visitors find it strange. When they stir a pot there, they count aloud to a hundred, the men as well. And before they speak ill of anyone, they put up a hand and look at it first.",
    ],
  }),
];
