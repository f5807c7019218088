import type { ClauseScene } from "../clause-scene.ts";
import { inSentence } from "./event.ts";

/** Who has to stand in, who comes as a guest, and feasts and days on which everything is different. */
export const guestsAndStandIns: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "(?<standin>(?:an?|the|his|her|their) (?:[a-z]+ ){0,2}?[a-z]+) (?:must|has to|had to|needs to|needed to|steps in to|stepped in to|is asked to|was asked to|jumps in to|offers? to|offered to) (?<job>(?:replace|fill in|stand in|shine|light|bake|drive|play|sing|dance|perform|conduct|teach|act|take over|deliver|lead|steer|fly|rule|paint|sew|milk|feed)\\b[^.]*)",
    ),
    idea: /\b(?<absent>(?:the|an?|his|her|their) (?:[a-z]+['’]s )?(?:[a-z]+ )??[a-z]+) (?:fell|falls|is|was|got|gets|became|becomes) (?:ill|sick|hurt|injured|lost|hoarse)\b/i,
    after: [
      [
        0,
        "“You?” they all said. They could have said it a bit more kindly. “There isn't anybody else,” said the bed in the corner, hoarse as a raven. “And besides, somebody has been watching me for three years, from behind the door. I'm not blind, you know. I'm only ill.”",
      ],
      [
        1,
        "Watching was one thing. Now there were two empty hands, and everybody was looking at them. First something fell down. Then something boiled over, or started too early, or was upside down. “It's going well,” said the voice from the bed, who could not see it from there.",
      ],
      [
        1,
        "There was a book with all of it in, and it was written in a hand that nobody could read. “A pinch of something,” it said, “until it's right.” Until what is right? It had to be tried: once, and once more, and after that again.",
      ],
      [
        2,
        "It was three o'clock, and then it was five. Outside one could hear them coming already, in their good shoes. “I can't,” {standin} whispered in a corner. “Nobody can,” said the bed. “One does it all the same.”",
        "It was three o'clock, and then it was five. Outside one could hear them coming already, in their good shoes. “I can't,” was whispered in a corner. “Nobody can,” said the bed. “One does it all the same.”",
      ],
      [
        0.5,
        "And then, at the very worst moment, what mattered most was missing. It was simply not there any more. There was nothing left but what one has oneself: what one's grandmother used to do, on Sundays, when there was nothing in the house either.",
      ],
    ],
    end: [
      [
        0,
        "It was quite different from what they were used to. They stopped talking. For a while one heard nothing, and behind the door somebody held a cloth in front of both eyes. Then the first one put everything down, got up, and asked: “Who did that?”",
      ],
      [
        0.7,
        "They had to fetch {standin} out from behind the door. They clapped so loudly that it was heard in the bed in the corner. There somebody turned over to the wall, quite content. “Three years,” it was said into the pillow. “It was about time.”",
        "They had to fetch the new one out from behind the door. They clapped so loudly that it was heard in the bed in the corner. There somebody turned over to the wall, quite content. “Three years,” it was said into the pillow. “It was about time.”",
      ],
      [
        1,
        "There are two in that place now, and two hooks for two aprons. On the lower one somebody has written: a pinch of something.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:starts?|started|goes to|went to|goes|went to|visits?|visited|is the new (?:pupil|student|kid) (?:at|in)|comes? to|came to|joins?|joined)(?: to)? (?:a |the |an? ordinary |a normal |human )*(?<place>school|kindergarten|class|first grade|birthday party)\\b(?: (?:with|among) (?<mates>[^.,;]+))?[^.]*",
    ),
    idea: /^(?:there was once )?(?:an?|the) (?:[a-z]+ ){0,2}?(?:monster|dragon|ghost|vampire|witch|robot|alien|bear|wolf|yeti|giant|snowman|crocodile|elephant|skeleton|troll|ogre|mummy|zombie|dinosaur|lion|fox|hedgehog|penguin|werewolf)\b/i,
    after: [
      [
        0,
        "They had said that one should come as one is. {Hero} had not slept all night because of that. In the end {he} had combed what there was to comb, and put on a bow tie.",
      ],
      [
        1,
        "When the door opened, it got very quiet. Somebody dropped a spoon. “Good morning,” said {hero}, in the small voice. The big one would have taken the windows out. There was one chair left, and it was made for other people.",
      ],
      [
        1,
        "“Does it bite?” whispered somebody in the front. “Only bread,” said {hero}. “Is that your real nose?” {He} felt it, to make sure. It was. They had a great many questions, and the longer they asked, the nearer they came.",
      ],
      [
        2,
        "Not everything went right. {He} sat down on a bag. {He} answered with {his} whole mouth, as one does at home, and three of them got wet. When they all laughed about a joke, {he} laughed too, a little late, and the lamp came down.",
      ],
      [
        0.5,
        "At noon {he} sat by {himself} behind the bins, with the bow tie in {his} hand. It had been nice of them to ask. Then a light went out, and after it all the lights; and from the cellar, where somebody had only wanted to fetch the ball, there came a thin cry.",
      ],
    ],
    end: [
      [
        0,
        "Nobody wanted to go down there. It was as black as the inside of a cat. {Hero} could not see what they had against it; it was just like in {his} own room. {He} called out in the big voice, so that one could hear where {he} was. It was a very comforting voice in the dark. A hand came and took hold of {him} by the fur, or whatever it was.",
        "Nobody wanted to go down there. It was as black as the inside of a cat. {Hero} could not see what they had against it; it was just like in {his} own room. {He} called out in the big voice, so that one could hear where {he} was. It was a very comforting voice in the dark.",
      ],
      [
        0.7,
        "When they came up again, the ball as well, they had pushed four chairs together. “For your behind,” somebody said. “Is that comfortable?” {Hero} sat down. It held. “Very,” {he} said, and this time only two of them got wet.",
      ],
      [1, "The bow tie hangs on the hook with the others now. One comes as one is."],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:plays?|played|sings?|sang)(?: (?:the |his |her |an? )?[a-z]+){0,2}? (?:for|to) (?<listeners>(?:the |his |her |an? |some )?(?:old |little )?(?:cows|sheep|animals|chickens|hens|horses|donkeys|goats|ducks|geese|pigs))\\b[^.]*",
    ),
    after: [
      [
        0,
        "Nobody else had wanted to listen. In the house they had knocked on the ceiling, and in the park they had put up a sign. So {hero} had gone on walking until there was nothing there any more that could complain.",
      ],
      [
        1,
        "{Listeners} said nothing about it. That was already something. {Hero} began with the simple one, and made a mistake in the third bar, as always. {He} stopped. Nobody coughed. So {he} simply went on.",
      ],
      [
        1,
        "The next day it looked as if they had been waiting. There were more of them, and they were nearer. {Hero} told {himself} that it was because of the weather. In the slow part something moved, all along the front, from left to right, and exactly in time.",
      ],
      [
        2,
        "“I've heard that you play for {listeners},” people said, and tapped their foreheads, though not very hard. “They don't understand anything about it.” “No,” said {hero}, “but they stay until the end.”",
        "“I've heard about it,” people said, and tapped their foreheads, though not very hard. “They don't understand anything about that.” “No,” said {hero}, “but they stay until the end.”",
      ],
      [
        0.5,
        "Then {he} was ill for a week, in bed, with a cloth round {his} neck. On the eighth day a farmer stood at the door and turned his hat in his hands. “Could you come?” he said. “Something's wrong with them. They don't eat, and they all look in the same direction.”",
      ],
    ],
    end: [
      [
        0,
        "{Hero} came as {he} was, with the cloth. They were all there. One could hear them breathing. {He} played the simple one, and in the third bar, at the place with the mistake, {he} heard it: they made it, too. All of them, very softly. They knew it by heart. For them it belonged to it.",
        "{Hero} came as {he} was, with the cloth. They were all there. One could hear them breathing. {He} did it as {he} always did, with the mistake in the third line, and there {he} heard it: they were waiting for just that place. For them it belonged to it.",
      ],
      [
        1,
        "The farmer had sat down on an upturned bucket. He did not say anything. When it was over, he asked whether there might be room for his wife tomorrow.",
      ],
      [
        1,
        "People come from far away now and bring their own chairs. They sit at the back. The front rows are taken. They are for those who stayed until the end when there was nobody else there.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:celebrates?|celebrated|has|have|had|throws?|threw|gives?|gave|plans?|planned|prepares?|prepared|organi[sz]es?|organi[sz]ed) (?:(?:an?|the|their|his|her|its) )?(?:[a-z]+ )??(?<feast>christmas|party|birthday party|birthday|new year|feast|festival|picnic|wedding|ball|thanksgiving|carnival|concert|sports day|circus|summer party|tea party)\\b(?: (?<occasion>(?:when|while|after|before|in|at|on|for|under|behind) [^.]+?))?\\.?$",
    ),
    idea: /^(?:there was once )?(?:an?|the|all the|some) (?:[a-z]+ (?:of )?){0,3}?(?:toys|mice|animals|ghosts|insects|beetles|ants|hedgehogs|frogs|vegetables|books|dolls|squirrels|moles|gnomes|shoes|instruments|snails|spiders)\b/i,
    after: [
      [
        0,
        "It had to be done at night, and quietly, and without any money. “Candles?” it was asked. “The ends of those that were thrown away.” “Music?” “Somebody can hum.” There was a list, and it was written on the back of a stamp.",
      ],
      [
        1,
        "Everybody brought what they had: a thread of tinsel, half a raisin, a button that shone. One had nothing at all and brought a joke. It was a long one, and it had to be told at the very beginning, because he always forgot the end.",
      ],
      [
        1,
        "They hung it all up as high as they could reach. When the first light was burning, it was so beautiful that nobody wanted to be the one to begin. They all just stood there. In the corner somebody's stomach rumbled, and then they ran.",
      ],
      [
        0.5,
        "In the middle of the dancing there were steps. They were large ones, and they were coming nearer. “Out with the light!” Everything was still. The door creaked. There was somebody old, with a lantern, who could not sleep on such a night. The light of the lantern went along the wall, and over the tinsel, and there it stopped.",
      ],
      [
        2,
        "One could hear forty hearts beating, all of them very fast. The big shoes did not move. “Well, well,” said a voice above them.",
      ],
    ],
    end: [
      [
        0,
        "And then the old one put down the lantern, sat down on the floor, with a groan, because of the knees, and took something out of a pocket. It was a biscuit, wrapped in paper. “It isn't much fun to eat it alone,” was said, rather softly, and not to anybody in particular. It was broken into forty pieces. It could be done, though the last of them were really very small.",
      ],
      [
        1,
        "The joke was told again. This time he knew the end. They laughed until the tinsel came down, and the loudest of them all was the one with the lantern.",
      ],
      [
        1,
        "In the morning everything was as always. But there was a crumb on the floor, the size of a pinhead, and beside it, in the dust, somebody had written with one finger: the same time next year?",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:saves?|saved) (?:up )?(?:money |all (?:his|her) (?:pocket )?money |(?:his|her) pocket money |every penny |coins )?(?:for|to buy) (?<object>(?:an?|the) (?:[a-z]+ ){0,2}?(?:telescope|bike|bicycle|guitar|violin|camera|skateboard|drum|train set|microscope|football|kite|computer|book|drum kit|sledge|trumpet|tent))\\b[^.]*",
    ),
    after: [
      [
        0,
        "{Object} stood in the shop window, on the left, and had a small sign round its neck with a large number on it. {Hero} had a tin. The tin had a slit. It made “clonk” every time, and in the beginning it sounded very hollow.",
      ],
      [
        1,
        "{He} walked dogs. {He} weeded the paths, and carried up the coal of the woman on the fourth floor, who paid in apples. {He} sold the apples. {He} did without the cinema, and the ice cream, and the second half of the fair. Clonk. Clonk.",
      ],
      [
        1,
        "On Saturdays {he} went past to see if it was still there. There was a nose print on the glass, at exactly {his} height. “Still looking?” asked the man in the shop. “Still saving,” said {hero}.",
      ],
      [
        2,
        "By autumn it no longer sounded hollow. {He} poured it all out on the bed and counted it three times. It was enough. It was even one over. {He} slept badly for joy, and at nine {he} stood in front of the shop. The window was empty on the left.",
      ],
      [
        0.5,
        "“Sold,” said the man. “Yesterday, at closing time.” He really was sorry about it. “I don't know to whom. An old lady, with a scarf. She paid in apples, half of it; you wouldn't believe it.” {Hero} stood in the street with the tin. It was so heavy that {he} had to put it down.",
      ],
    ],
    end: [
      [
        0,
        "On the fourth floor a door stood open. “I wanted to bring it down to you,” said the woman with the coal, “but it's the stairs.” There it stood, with a ribbon round it. “I've been watching you for a year now, out of the window,” she said. “Others watch television.” {Hero} held out the tin to her. She pushed it back. “What would I do with that? Sit down, and show me what it can do.”",
      ],
      [
        0.7,
        "They tried it out until it got dark, and after that most of all. She had never had one either, and she had wanted one for seventy years.",
      ],
      [
        1,
        "The tin is full again. They are both saving now. They don't tell anybody what for, but on Saturdays there are two noses at the window, one above the other.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:and |with |meets? |met |has |had |finds? |found |owns? |owned |inherits? |inherited |gets? |got )(?<wonder>(?:an?|the|his|her|their) (?:talking|singing|magic mirror|enchanted|whispering|grumpy old|speaking) ?(?:[a-z]+ )??(?:tree|oak|apple tree|willow|linden|chestnut))\\b[^.]*",
    ),
    after: [
      [
        0,
        "“You've got your shoes on the wrong feet,” it said. {Hero} looked down. It was right. There was nobody else there far and wide. “Yes, me,” it said. “Don't gape. It's draughty.”",
      ],
      [
        1,
        "It had been silent for sixty years, because the last one to whom it had said something had moved away. In that time a lot had collected. It talked until it was dark, about the weather of 1931 and about a dog called Bruno.",
      ],
      [
        1,
        "From then on {hero} came every day. One could ask it anything. It did not always know the answer, but it always had an opinion. “Should I say it to her?” asked {hero}. “Say what is true,” it said, “but take your time over the how.”",
      ],
      [
        2,
        "Nobody believed a word of it. When others were there, it kept quiet as a matter of principle. “You'll have to put up with that,” it said afterwards. “I'm shy.”",
      ],
      [
        0.5,
        "In autumn men came with a tape measure and shook their heads. “Rotten,” they said, “it'll have to go.” {Hero} stood in front of it with {his} arms spread out, and that was not very far. “It can talk!” {he} shouted. They looked at one another and smiled. “Well then, it should say something.” It was quite still. “Please,” whispered {hero}.",
      ],
    ],
    end: [
      [
        0,
        "There was a creak. “Bruno,” it said, rather hoarsely. “He had one white ear.” The oldest of the men let go of the tape measure. It rolled up by itself. “That was my dog,” he said. “When I was six. How does it know that? I only ever told that to …” And he took off his cap, came nearer, and laid his hand on it. “It's you,” he said.",
      ],
      [
        1,
        "It got a support, and a coat of tar, and every Sunday an old man comes with a folding chair. Then there are three who have a lot to catch up on.",
      ],
      [
        1,
        "“You've got them on the right feet today,” it said the other day. {Hero} had done that on purpose.",
        "“You've got them on the right feet today,” it said the other day. That had been done on purpose.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:collects?|collected|gathers?|gathered) (?:the |all the |all kinds of |beautiful |lost |old |colou?rful |pretty |autumn |different )*(?<things>leaves|feathers|shells|stones|pebbles|buttons|keys|stamps|bottles|spoons|postcards)\\b[^.]*",
    ),
    after: [
      [
        0,
        "“Why?” people asked. {Hero} thought that a funny question. Each of the {things} was different. One only had to look. Nobody looked, and so somebody had to pick them up.",
      ],
      [
        1,
        "There were boxes for them, with labels: found in the rain, found on a Sunday, found when I was sad. The last box was not very full, and {hero} {was} glad of it. The best ones lay in the smallest box. It had no label.",
      ],
      [
        1,
        "“What's that good for?” asked {his} neighbour, who collected only what he could use. {Hero} could not say. {He} held one of them up to the light. “For this,” {he} said. The neighbour looked, but he saw only his own hand.",
      ],
      [
        2,
        "By autumn there was hardly any room left to turn round. “You'll have to throw some away,” they said. {Hero} went through all the boxes for a whole evening. {He} could tell of each one where it came from. In the end {he} threw away the chair.",
      ],
      [
        0.5,
        "Then the grey time came, when it does not get properly light for weeks. People went about with their heads down, and nobody said more than was necessary. The neighbour's little girl did not want to get up any more at all. “There's nothing out there,” she said, and turned to the wall.",
      ],
    ],
    end: [
      [
        0,
        "{Hero} took the smallest box under {his} arm and went over. {He} put them on her blanket, one after the other, and told of each where it had come from. She did not turn round. At the seventh she turned round. At the twentieth she sat up. “Are there more of those?” she asked. “Eleven boxes,” said {hero}.",
      ],
      [
        0.7,
        "They hung them up: in the window, over the street, from house to house, all of them. When people came out in the morning, with their heads down, something was moving on the ground in front of their feet, bright and trembling. So they looked up. They stood there for quite a while, and somebody said more than was necessary.",
        "They put them up: in the window, along the street, from house to house, all of them. When people came out in the morning, with their heads down, there was something in front of their feet. So they looked, and stood there for quite a while, and somebody said more than was necessary.",
      ],
      [
        1,
        "The boxes are empty. {Hero} has begun again. {He} is not alone: there is a girl with a bag, and behind her walks the neighbour, and now and then he bends down, when he thinks that nobody is looking.",
        "The boxes were empty then, and it all began again. But not alone: there was a girl with a bag, and behind her walked the neighbour, and now and then he bent down, when he thought that nobody was looking.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:rolls?|rolled|slides?|slid|tumbles?|tumbled|races?|raced|runs?|ran) (?:all the way )?(?:down|away down) (?:an?|the) (?:steep |long |big )?(?<slope>hill|mountain|street|road|stairs|slope|lane)\\b[^.]*",
    ),
    idea: /^(?:there was once )?(?:an?|the) (?:[a-z]+ ){0,2}?(?:(?<edible>pumpkin|apple|melon|orange)|cheese|ball|wheel|barrel|pancake|snowball|cabbage|tyre|egg|coin|bun|meatball|marble)\b/i,
    tells: /\b(?:travel+ed|rolled|went|through|village|town|street)\b/,
    after: [
      [
        0,
        "It had only been a nudge. {Hero} had lain there all summer, and had seen the valley from above: the church, the pond, the market. “One ought to,” {he} had thought, and there it was, a breath of wind, from behind.",
      ],
      [
        1,
        "At first one could have walked beside {him}. Then one would have had to run. At the bend there was a goat, and afterwards there was a goat at a different place. “Sorry!” called {hero}, but by then {he} was already at the fence.",
      ],
      [
        1,
        "{He} went in at the front of the baker's and out at the back, and was rather white after that. {He} crossed the square. The band was just playing, and {he} went through it from the flutes to the drum, and they all played one note that is not in the music, and it was the best of the evening.",
      ],
      [
        2,
        "By now half the village was running behind {him}: the baker, the goat, nine musicians, and a dog who thought that it was all for him. “Stop it!” they shouted. Nobody knew exactly what they would do then.",
      ],
      [
        0.5,
        "Down there at the end of the {slope} stood old Mrs Lund, in the middle of the way, with her two bags. She was deaf in the left ear, and that was the side {he} was coming from. Everybody saw it. Everybody shouted. {Hero} would have shut {his} eyes, if {he} had had any.",
        "Down there at the end of the way stood old Mrs Lund, with her two bags. She was deaf in the left ear, and that was the side {he} was coming from. Everybody saw it. Everybody shouted.",
      ],
    ],
    end: [
      [
        0,
        "There was a pebble. It was not a big one. But {he} hit it just right, and so {he} flew: over Mrs Lund, over the bags, over the duck pond with all the ducks in it, and in at an open window. There was a crash. Then it was very quiet. They all crowded in at the door.",
      ],
      [
        0.7,
        "It was the school kitchen. The soup pot had been empty, for there had not been anything in the larder for three days, and nobody had wanted to say so. Now it was full of {edible}. “Exactly in the middle,” said the cook, and looked up at the window, and then at {hero}, who had never been so useful. It was enough for all of them, for the band as well.",
        "It was the school, and right in front of the smallest class {he} came to rest. They had been sitting there since morning over a sum that would not come out. “There,” said the teacher. “That's what I mean by round.” The lesson was over, and they all went outside.",
      ],
      [
        1,
        "One of the pips of the {edible} has been planted at the top of the hill, in the old place. From there one can see everything. One only has to wait for the wind.",
        "From the top of the hill one still sees the groove, right through the grass. The children slide down it. One only has to wait for the wind.",
      ],
    ],
    isWhole: true,
  },
];
