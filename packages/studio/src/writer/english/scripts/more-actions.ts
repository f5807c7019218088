import type { Script } from "./script.ts";

/** Further scripts of what somebody does or wants. */
export const moreTravelling: readonly Script[] = [
  {
    tell: [
      [
        1,
        "“How long will you be gone?” they asked {there}. {Hero} did not know. {He} had only [a ticket and a sandwich|a stick and a bundle|half a map], and the feeling that if {he} did not go today, {he} would never go. So {he} went today.",
        "%“How long will you be gone?” the others asked {there}. {Hero} did not know. {He} only had the feeling that if {he} did not go today, {he} would never go. So {he} went today.",
      ],
      [
        1,
        "For the first part there was company: {ahelper} was going the same way and knew a song with [forty|thirty] verses. They sang all of them. Then {thehelper} turned off and pointed ahead, along {way}. “From here on you will hear your own steps,” said {thehelper}. “[Don't be alarmed|Please stay calm|Do not scream]. They are on your side.”",
      ],
      [
        2,
        "It was true, one heard every step. In the morning they sounded brave, at noon they sounded tired, and in the evening {hero} thought for a moment that somebody was following {whom}. {He} stood still {there}. The other steps stood still, too.",
      ],
      [
        2,
        "The night was [long|long and loud|longer than most]. Something [dripped|scratched|breathed] close by, and {hero} did not dare to light a lamp. {He} thought of home, of the window with the light in it, and {he} worked out how long it would take to run all the way back.",
      ],
      [
        3,
        "In the morning {he} saw what it had been: nothing but [a branch|a loose board|an old goat]. {Hero} had to laugh, and {he} {was} ashamed, and after that {he} {was} hungry. There was half a bun left. {He} shared it with the birds, for luck.",
      ],
      [
        1,
        "The last part was the steepest. {Hero} listened to {his} own steps. They are on your side, {he} thought, and went in time with them, left and right and left, and when {he} came to the [thirtieth|twentieth|ninth] verse of the song, there was nothing in front of {whom} any more but sky.",
      ],
    ],
    end: [
      [
        0,
        "There it lay, everything that {he} had only known from stories. {Hero} sat down, because {his} legs wanted to, and took off {his} shoes. Somewhere a bell rang. {He} had done it.",
        "%There it lay, everything that {he} had only known from stories. {Hero} sat down, because {his} legs wanted to. Somewhere a bell rang. {He} had done it.",
      ],
      [1, "So it was possible to {wish}. {Hero} had never been quite sure of that until now."],
      [
        2,
        "{He} wrote to {thehelper} that same evening, on the back of the map. “You forgot the last verse,” {he} wrote. “I made [one up|it up|one, more or less].”",
        "On the way back {he} met {thehelper} again. “You forgot to tell me the last verse,” said {hero}. “I made [one up|it up|one, more or less].” And they sang it, twice.",
      ],
    ],
  },
];

export const moreLearning: readonly Script[] = [
  {
    tell: [
      [
        1,
        "There was a book about it {there}, with pictures. On page one somebody smiled and did it as if it were nothing; {hero} did what was in the picture and fell over. On page two somebody did it with one hand. {Hero} shut the book.",
        "The others seemed to have been born with it. They did it on the way to school, they did it backwards and with their mouths full. {Hero} had tried it [nine|ten|twelve] times {there}, and nine times {he} had ended up on the ground.",
      ],
      [
        1,
        "“What are you looking for down there?” asked {ahelper}. “{I} want to {aim},” said {hero} from the ground. “Ah,” said {thehelper}. “And what do you do when it goes wrong?” {Hero} thought. “{I} get up.” “Good,” said {thehelper}, “then you can do the hardest part already.”",
      ],
      [
        2,
        "They practised at the hour when nobody was about {there}. {Thehelper} never showed {whom} how it was done. {Thehelper} only asked: Where is your weight? What are your eyes doing? Why are you holding your breath? {Hero} found the questions annoying, until {he} noticed that {he} had started to ask them {himself}.",
      ],
      [
        2,
        "Then there was to be a [festival|show|school day], and everybody who could do something was to show it. {Hero} put {his} name down, and crossed it out, and put it down again. The night before, {he} dreamed that {he} fell over, and everybody laughed, even the chairs.",
      ],
      [
        1,
        "When it was {his} turn, {hero} saw only faces. {His} mouth was dry. Where is your weight? On the wrong foot. What are your eyes doing? They were looking for a way out. Why are you holding your breath? {Hero} breathed out, and began.",
      ],
    ],
    end: [
      [
        0,
        "In the middle of it {he} fell over. There was a gasp. {Hero} lay there, and remembered the hardest part, and got up, and went on as if nothing had happened; and it was just then that it succeeded, all of it, right up to the end.",
      ],
      [
        1,
        "They clapped until their hands hurt, and most of all for the getting up. “Where was your weight?” asked {thehelper} afterwards. “Where it belongs,” said {hero}.",
      ],
    ],
  },
];

export const moreRescuing: readonly Script[] = [
  {
    tell: [
      [
        1,
        "First {hero} heard it, and then {he} saw people running. Nobody could say exactly what had happened to {goal}; they only pointed, and shouted, and got in each other's way {there}. {Hero} pushed through to the front.",
      ],
      [
        1,
        "“Keep back!” somebody called. {Ahelper} had already tried it and was sitting on the ground, out of breath. “Too narrow for me,” said {thehelper}. “It would have to be somebody like you.” {Hero} looked around. There was nobody else like {whom}.",
      ],
      [
        2,
        "{He} took off everything that could get caught and left it with {thehelper}. Then {he} took the first step, and the second. It was important not to look down and not to think of anything but {goal}. {Hero} counted the steps, so as to find the way back.",
      ],
      [
        2,
        "At step [nineteen|twenty-two|thirty] something gave way. For a moment {hero} hung there and heard nothing but {his} own heart. A stone fell. It fell for a long time. “Are you all right?” somebody called from far away, and {he} could not answer.",
      ],
      [
        1,
        "Slowly {he} felt for the next hold. There was one, and behind it a second one, and then, at last, {he} {was} close enough. “I'm here,” {hero} whispered. “Now we are two.” That alone made everything a little easier.",
      ],
    ],
    end: [
      [
        0,
        "The way back was the same number of steps, and {hero} counted every one of them aloud. At zero there were arms everywhere that reached out and pulled. {He} had managed to {aim}. {He} sat on the grass and looked at {his} hands, which were trembling only now.",
      ],
      [
        1,
        "{Thehelper} gave back everything {he} had left behind, piece by piece. “Somebody like you,” said {thehelper} and shook {his} hand for much too long. The next day there was a fence {there}, and a sign, and a cake without any sign at all.",
      ],
    ],
  },
];

export const moreMaking: readonly Script[] = [
  {
    tell: [
      [
        1,
        "“What is that going to be?” everybody asked who came by {there}. {Hero} did not answer, because {he} did not know the answer {himself} yet; {he} only knew that it had to become {goal}, and that it had to be finished before the [first snow|full moon|holidays].",
      ],
      [
        1,
        "{He} started with the part that {he} could do best, and that went well. {He} went on with the part that {he} could do fairly well, and that went fairly well. Then only the part was left that {he} could not do at all. {Hero} walked around it for three days.",
      ],
      [
        2,
        "On the fourth day {he} asked {ahelper}. It was not easy for {whom} to ask. “I know how that is done,” said {thehelper}, “but I will not do it for you. Hold this. Feel how it wants to go? You have been working against it all this time.”",
      ],
      [
        2,
        "With the grain and not against it: after that it went almost by itself {there}. {Hero} forgot to eat and was late for everything. Then, shortly before the end, {he} made one careless move. There was a crack, and a line ran right across {goal}.",
      ],
      [
        1,
        "{Hero} could not look. But {thehelper} ran one finger along the line, slowly. “My teacher used to say that something without a crack is not finished,” said {thehelper}. “Do not hide it. Make something of it.” So {he} [filled it with colour|sewed it up with red thread|set a row of small stones in it].",
      ],
    ],
    end: [
      [
        0,
        "When it was done, everybody looked at the line first. It ran across {goal} like [a river|a path|lightning], and it was the most beautiful thing about it. “Did you plan that?” they asked. {Hero} shook {his} head and smiled.",
      ],
      [
        1,
        "{He} has made other things since, and some of them are better. But {goal} stands {there} where everyone can see it; and when {thehelper} comes by, one finger always runs along the line.",
      ],
    ],
  },
];

export const moreSpeaking: readonly Script[] = [
  {
    tell: [
      [
        1,
        "There had been a hundred good moments for it, and {hero} had let every one of them pass. There was always something: too many people {there}, too little time, a button that was undone. And each time it grew a bit heavier.",
      ],
      [
        2,
        "“You walk as if you were carrying a piano,” said {ahelper}. “Put it down before you hurt your back.” {Hero} said that it was nothing. “Nothing is the heaviest thing of all,” said {thehelper}, and offered {whom} half a bun.",
      ],
      [
        1,
        "That night {hero} practised. {He} tried it loudly and softly, standing and sitting, with a long beginning and without any. In the end {he} knew one thing: it was not about the words. They were quite short. It was about what would come after them.",
      ],
      [
        2,
        "The next day everything went differently. Somebody laughed at the wrong moment {there}, somebody asked for the salt, and {hero} heard {himself} talk about the weather for a quarter of an hour. {He} {was} already standing in the doorway again, with {his} jacket on.",
      ],
      [
        1,
        "{He} turned around in the doorway. “There is something else,” {he} said, and it came out much too loudly. Now they were all looking at {whom}. Put it down, thought {hero}. And {he} put it down, right there, in the middle of the room.",
      ],
    ],
    end: [
      [
        0,
        "{Loved} did not say anything, only came closer. “And you have been carrying that about with you all this time?” asked {loved} quietly. “You silly thing.” Then they both had to laugh, and {hero} noticed how light {he} felt.",
        "Nobody fainted, and the roof stayed where it was. First there was one who nodded, and then another. “And you have been carrying that about with you all this time?” somebody asked. {Hero} noticed how light {he} felt.",
      ],
      [
        1,
        "They talked until the [lamps|stars] came out {there}. What came after the words was completely different from everything that {hero} had imagined, and it was not half as short.",
      ],
    ],
  },
];

export const moreWrong: readonly Script[] = [
  {
    tell: [
      [
        1,
        "{Hero} had a good reason for it, or at least {he} had told {himself} so until {he} believed it. Others had more than enough {there}. Others did worse things. And besides, it was so easy: people are trusting, and {he} knew how to smile.",
      ],
      [
        2,
        "One day {hero} came past the place where {he} had done it. There was somebody sitting at the window, very small and very straight, and looking out. “Whom are you waiting for?” {he} asked. “For {topic},” was the answer. “It will be brought back, I know it. Who would want to do such a thing to us?”",
        "One day {hero} came past the place where {he} had done it. There was somebody sitting at the window, very small and very straight. “Why are you so sad?” {he} asked, and wished at once that {he} had not. For it was because of {whom}, and only {he} knew it.",
      ],
      [
        1,
        "{Hero} walked on quickly. But the face at the window went along. It was there when {he} lay down, it was there when {he} got up, and it never said a bad word. It only looked at {whom}. Not even {topic} could cheer {whom} up after that.",
      ],
      [
        2,
        "{He} tried to forget it. {He} did it once more, {there}, something bigger this time, to show {himself} that {he} did not care. {His} hands shook so much that {he} {was} almost caught. Sitting in a dark corner {he} waited until the steps had gone, and there was no joy in it at all.",
      ],
      [
        1,
        "Before it grew light, {hero} stood in front of that window. {He} had brought everything, not only {topic}. {He} meant to put it down and run. But the door opened, and there was no time to run.",
      ],
    ],
    end: [
      [
        0,
        "“So it was you,” somebody said. {Hero} nodded. There was no excuse left, and {he} did not look for one. {He} had to answer for it {there}, in front of all of them, and it took many weeks before {he} could walk down the street with {his} head up again.",
      ],
      [
        1,
        "But once, in the evening, there was a light in that window, and somebody waved. It was only a small wave. {Hero} waved back, and went home, and slept through the night for the first time in a long while.",
      ],
    ],
  },
];

export const moreParting: readonly Script[] = [
  {
    tell: [
      [
        1,
        "If somebody had asked {hero} what happiness was, {he} would not have talked about great things. {He} would have pointed at {topic}, at the chair next to it, and at the light that fell on it {there} in the afternoon.",
      ],
      [
        2,
        "They had their habits. First one of them said something about the weather, then the other contradicted. After that there was a silence, a good one. {Ahelper}, who came by every day, used to set the clock by them.",
      ],
      [
        2,
        "Then one afternoon the light fell as always, and something was different {there}. {Hero} noticed it and said nothing. {He} only moved {his} chair a little closer and held on a little longer than usual.",
      ],
      [
        1,
        "“You have to be brave now,” people said. But {hero} did not want to be brave. {He} wanted it to be the day before. {He} went through everything once more, from the beginning, as one reads a letter again because there is no other.",
      ],
    ],
    end: [
      [
        0,
        "It happened quietly, as snow falls. In the morning it was over, and outside the birds were singing {there} as though they did not know. {Hero} opened the window and let them in.",
      ],
      [
        1,
        "The chair is still there. In the afternoon the light falls on it, and {hero} sits down beside it and says something about the weather. Then {he} waits for a moment. And then {he} smiles, because {he} knows exactly what the answer would have been.",
      ],
    ],
  },
];

export const moreQuarrel: readonly Script[] = [
  {
    tell: [
      [
        1,
        "It began with a word, and the word was “always”. “You always do that,” it went, and “You never help,” and before anyone knew it, all of it was about {topic} and nobody could go back. {Hero} slammed a door. Something answered with a louder bang.",
      ],
      [
        2,
        "A line was drawn {there}, with chalk, right through the middle. This was one side, and that was the other. It was not very practical: on one side there was the light, and on the other the switch.",
      ],
      [
        2,
        "{Ahelper} came to visit and had to stand with one foot here and one foot there. “Who started it?” asked {thehelper}. Both sides pointed. “And who will stop it?” asked {thehelper}. Nobody pointed at anything.",
      ],
      [
        1,
        "That night the power failed, or the wind came in, or something was simply too heavy for one alone; everyone tells it differently. At any rate {hero} stood at the line and called across it, in a small voice, “Could you help {whom} for a moment?” And on the other side somebody had only been waiting for that.",
        "That night something fell over that was much too heavy for one alone. {Hero} stood at the line for a long time. Then {he} called across it, in a small voice, “Could you help for a moment?” And on the other side somebody had only been waiting for that.",
      ],
    ],
    end: [
      [
        0,
        "By morning the line was gone. Nobody had wiped it away; so many feet had run across it in the night that there was simply nothing left of it. {Hero} looked at the floor {there} and then up, and then they both began to laugh.",
      ],
      [
        1,
        "“And {topic}?” asked {thehelper} later. They looked at each other. To be honest, they had forgotten all about it.",
      ],
    ],
  },
];

export const moreAnything: readonly Script[] = [
  {
    tell: [
      [
        1,
        "At first it looked as though nothing would come of it. The days {there} went by, one like the other, and {hero} almost stopped thinking about {topic}. Then, on a morning when {he} had quite other things [to do|in mind|to worry about], {he} noticed something odd.",
      ],
      [
        1,
        "{He} showed it to {ahelper}. “Have you [ever seen anything like that|seen that before|got an explanation]?” asked {hero}. {Thehelper} turned it over, sniffed at it and gave it back. “Once,” said {thehelper}. “And at the time I looked away. I would not do that again.”",
      ],
      [
        2,
        "So {hero} did not look away. {He} asked questions about {topic} wherever {he} went, and some of them were uncomfortable. People began to cross the street when they saw {whom} coming. That was also a kind of answer.",
      ],
      [
        2,
        "It would have been wiser to stop. Somebody told {whom} so, in a friendly voice, and somebody else in a less friendly one. {Hero} lay awake and listened to the rain and tried to imagine how it would be if {he} simply let it be.",
      ],
      [
        1,
        "{He} could imagine it very well: it would be just as before, only that {he} would know. And {he} did not want to know and do nothing. In the morning {hero} put on {his} best [coat|shoes|hat] and went to the place that everybody avoided.",
        "%{He} could imagine it very well: it would be just as before, only that {he} would know. And {he} did not want to know and do nothing. In the morning {hero} went straight to the place that everybody avoided.",
      ],
    ],
    end: [
      [
        0,
        "There was nothing terrible behind it. There was only something that had been waiting for years for somebody to ask. {Hero} asked. By noon the windows {there} stood open, and what had been whispered was said aloud, and it turned out to be half as big.",
      ],
      [
        1,
        "People use both sides of the street again. {Hero} has kept the odd thing that {he} found on that morning. It lies on the windowsill, next to a postcard from {thehelper}, on which there are only two words: well looked.",
      ],
    ],
  },
];
