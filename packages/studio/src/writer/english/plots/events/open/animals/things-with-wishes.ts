import type { ClauseScene } from "../../../clause-scene.ts";
import { unsettled } from "./unsettled.ts";

/** "An old", "The little red": what may stand before the thing that leads a story. */
const A =
  "^(?:An?|The|One|Our|My|Two|Three|Old|Little|There (?:was|were)(?: once)?(?: an?)?|This is the story of an?|Every|\\p{Lu}\\p{Ll}+,? the)(?: (?!(?:his|her|its|their|an?|who|boy|girl|child|man|woman|farmer)\\b)\\S+){0,5}? ";
const WANTS =
  "(?:want(?:s|ed)?|dream(?:s|ed|t)?|wish(?:es|ed)?|long(?:s|ed)?|would (?:like|love)|hope[sd]?|tired|decide[sd]?|set(?:s)? (?:out|off)|tries|tried)";

/** Snowmen, leaves, toys and machines that want something. */
export const thingsWithWishes: readonly ClauseScene[] = [
  {
    by: "any",
    words: unsettled(
      `${WANTS}|melt(?:s|ed)?|asks?|asked|afraid|summer|sun|beach|sea|spring|flowers?`,
      "freezer|fridge|girl|boy|kids",
    ),
    idea: new RegExp(
      `${A}(?:snowman|snowmen|snowwoman|snow woman|snowflake|icicle|snow bear|snowball)\\b(?!.*\\b(?:freezer|fridge|kids|children|boy|girl)\\b)[\\s\\S]*\\b(?:summer|sun|beach|sea|spring|flowers?|holiday|warm|july|butterfl(?:y|ies)|swimming|melt(?:s|ed|ing)?)\\b`,
      "iu",
    ),
    after: [
      [
        0,
        "=Everybody had told {hero} about it. “You should see it!” said the sparrows. “Everything's green, and one lies about.” Then they looked at {him} and quickly spoke of something else. There was obviously something about it that they were not telling.",
      ],
      [
        1,
        "=So {hero} asked the fir tree, which had been through everything. “What happens to such as me in summer?” “Well,” said the fir tree. It cleared its throat for a very long time. “They travel.” “Far?” “Quite far,” said the fir tree.",
      ],
      [
        1,
        "={Hero} got ready for the journey. {He} asked what one needs. The hare had a sunshade, with holes. The sparrows brought half a pair of dark glasses. The fox lent {him} a straw hat, which had once been somebody's breakfast. One does not look well in a straw hat in February. But one looks as if one were going somewhere.",
      ],
      [
        2,
        "=“Aren't you afraid?” asked the hare. {Hero} said that {he} {was} mostly curious. “I've been standing in the same place all my life,” {he} said. “I'd like to see what's round the corner.”",
        "=“Is there no fear of it?” asked the hare. There was some. But when one has been in the same place all one's life, one would very much like to know what is round the corner.",
      ],
      [
        0.4,
        "=Then one morning it dripped. The ground came out from under the white, first in one place and then in all of them. {Hero} grew smaller. {He} had a puddle round {his} feet, and the hat came down over {his} eyes. “Is this it?” {he} asked. “Is this summer?” “Not yet,” said the fir tree. “This is only the leaving.” And the hare did not know where to look.",
        "=Then one morning it dripped. The ground came out from under the white, first in one place and then in all of them. {Hero} grew smaller, and there was water all around. “Is this the summer?” {he} asked. “Not yet,” said the fir tree. “This is only the setting out.” And the hare did not know where to look.",
      ],
    ],
    end: [
      [
        0,
        "=It went very gently. It was not like stopping. It was like when one sits down in the evening. And then it was quick: down the slope, under the fence, and round the corner, chattering, with a bit of straw in front. “It's all downhill!” called {hero}, who had never in {his} life been so fast. The hare ran along as far as the bridge.",
        "=It went very gently. It was not like stopping. It was like sitting down in the evening. And then it was quick: down the slope, under the fence and round the corner, chattering, with a bit of straw in front. “It's all downhill!” called {hero}, and had never been so fast. The hare ran along as far as the bridge.",
      ],
      [
        0.6,
        "=There was summer behind the third bend. Everything was green, and one lay about. {Hero} lay about in a wide, warm bed, and children jumped in, and somebody washed a lettuce. In the afternoon {he} went up for a bit, to see all of it from above. It was exactly as they had told it, and bigger.",
      ],
      [
        0.8,
        "=It snowed early that year, and thickly. In the garden they stuck in the carrot and stepped back. “It's funny,” somebody said. “This one looks as if it had been somewhere.” On the fence sat the sparrows. “Well, what was it like?” they asked. There was a bit of straw in the middle of the smile.",
        "=It snowed early that year, and very thickly. “It's funny,” somebody said. “This snow looks as if it had been somewhere.” On the fence sat the sparrows. “Well, what was it like?” they asked. And in all that white, quite on top, there lay a bit of straw.",
      ],
    ],
  },
  {
    by: "any",
    words: unsettled(
      `${WANTS}|afraid|scared|clings?|clung|holds? on|held on|refuse[sd]?|last|fall|falls|fell|let go|wind|autumn|would not|did not`,
    ),
    idea: new RegExp(
      `^(?=(?:[\\s\\S]*?\\b(?<home>tree|branch|oak|roof|cloud|twig)\\b)?)${A.slice(1)}(?:leaf|leaves|apple|acorn|chestnut|conker|raindrop|drop|icicle|snowflake|petal|pear|plum|cherry|dewdrop)\\b[\\s\\S]*\\b(?:fall|falls|falling|fell|let go|letting go|hold on|holds on|held on|drop|dropping|leave|cling|clings|clung|last|jump)\\b`,
      "iu",
    ),
    after: [
      [
        0,
        "=The others had talked about nothing else for days. “You just let go,” they said. “Then there's a bit of swinging, and then you're there.” “And what's it like there?” asked {hero}. That nobody knew. Nobody had come back up.",
      ],
      [
        1,
        "=So {hero} held on. {He} held on in the morning, when it was cold, and at noon, when the wind came and counted who was still there. “Next, please,” said the wind. {Hero} let the others go first. {He} had been well brought up.",
      ],
      [
        1,
        "=“What have you got against it?” asked a beetle. “Nothing,” said {hero}. “It's only that I know everybody here.” The beetle looked round. There was nobody there any more. There was a good deal of sky instead.",
        "=“What is there against it?” asked a beetle. Nothing at all, said {hero}. It was only that one knew everybody up here. The beetle looked round. There was hardly anybody there any more. There was a great deal of sky.",
      ],
      [
        2,
        "=At night it rustled down below. It sounded like a lot of people who are having a good time in another room. {Hero} could not make out what they were saying. It must have been something funny.",
        "=Down below it whispered and murmured all night, like a lot of people who are having a good time in another room. {Hero} could not make out what they were saying. It must have been something funny.",
      ],
      [
        0.4,
        "=By the end there was only {hero}, and it got very quiet. One can hold on to something with all one's might, and in the end there is nothing left up there except the holding on. Far below a very small creature was walking to and fro. It had no coat, and it was looking for something.",
        "=By the end there was hardly anybody else left, and it got very quiet up there. One can hold on with all one's might, and at last there is nothing left except the holding on. Far below a very small creature was going to and fro. It was looking for something, and it trembled.",
      ],
    ],
    end: [
      [
        0,
        "=“Are you looking for something?” called {hero}. “Yes,” said the small one, “but I don't know what it's called. It's what was missing all day.” {Hero} thought about it for one more breath of wind. Then {he} let go. There was indeed a bit of swinging. It went to the left, and it went to the right, with all that sky around, and nobody had ever told {him} that one can see the whole world from there. It was over much too soon.",
      ],
      [
        0.6,
        "={Hero} landed right in front of the small one's nose. “That's it,” it said at once. “That's what was missing.” What it was for could be seen that same evening. And all around were the others, every one of them. They had kept a place free. “Well?” they asked. “Once more,” said {hero}, and they all laughed, for that was what each of them had said.",
        "={Hero} landed right in front of the small one's nose. “That's it!” it said at once. “That's just what was missing.” And all around were the others, every one of them. They had kept a place free. “Well?” they asked. “Again!” said {hero}. Then they all laughed, because each of them had said that.",
      ],
      [
        0.8,
        "=In spring there was something green in just that place up there. It was quite new, and it held on tight. “You'll see,” somebody murmured from below. “There's a bit of swinging. And then you can look at everything.”",
        "=When it was spring, there was somebody new in just that place up there, who held on tight. “You'll see,” it murmured from below. “There's a bit of swinging, and one can see everything. And we're all here.”",
      ],
    ],
  },
  {
    by: "any",
    words: unsettled(
      "tow(?:s|ed)?|pull(?:s|ed)?|bring|climb(?:s|ed)?|carry|rescue[sd]?|snow|storm|fog|replac\\w+|new(?:er)?|too (?:slow|old|small|weak|tired)|had to|has to|must|laugh(?:s|ed)?|big(?:ger)?|bought|want(?:s|ed)|scrap\\w*|retire[sd]?|last|steep|mountain|hill",
      "last trip|dream(?:s|ed)|beach|whale|sleepy|kitten|ghosts|lost in",
    ),
    idea: new RegExp(
      `${A}(?<engine>tugboat|tug|tractor|train|steam train|locomotive|steam engine|engine|fire engine|snow ?plough|snowplow|bus|school bus|truck|lorry|van|tram|boat|ferry|crane|digger|bulldozer|motorbike|ship|car|helicopter|plane|aeroplane|submarine|cable car|milk float|rowing boat|fishing boat|fire truck|garbage truck|tow truck|bicycle)\\b(?! (?:driver|station|stop|captain|conductor|ride|journey|crew|keeper))(?!.*\\b(?:dreams? of|dreamed of|last trip|beach|bedtime|hay|harvest|sleepy|passenger left|kitten|ghosts?|vanish\\w*|robot|murder)\\b)[\\s\\S]*\\b(?:too (?:slow|old|small|weak|tired|rusty)|replac\\w+|new (?:one|tractor|bus|engine|train|machine)|storm|snow|fog|mountain|hill|biggest|smallest|laugh(?:s|ed)?|scrap\\w*|retire[sd]?|rust\\w*|newer|faster|bigger)\\b`,
      "iu",
    ),
    after: [
      [
        0,
        "=In the cold {hero} needed three tries. The first was a cough. The second was a longer cough. At the third there was a bang, and then it ran, and the windows all round shook a little. “Couldn't we have something that just starts?” people asked.",
        "=One could hear {hero} coming from a long way off. It sounded like somebody going downstairs with a tray of cups. “Couldn't we have something quieter?” people asked. They looked forward to it all the same, every time, because then it was ten to eight.",
      ],
      [
        1,
        "=There was something else that stood there now, and it shone. It had eleven lights in front, and a voice that said what it was about to do. “I have three hundred horses,” it said. “Where?” asked {hero}, and looked round for them.",
        "=The big ones stood next to {hero}, and they shone. They had eleven lights in front, and they never coughed. “How many horses have you got?” they asked. {Hero} had never had a horse. There had been a goose, once, for two stops.",
      ],
      [
        1,
        "={Hero} did what could be done. {He} took a run-up where the others simply drove. {He} knew each stone and where to be careful, and that one must hoot at the bend because of the ducks. The others did not hoot. “They'll have to learn,” they said. Nobody had told the ducks.",
        "={Hero} did what could be done, with run-up where the others had none. Every bump was known, and so was the place where one hoots, because of the ducks. The others did not hoot. “They'll have to learn,” they said. Nobody had told the ducks.",
      ],
      [
        2,
        "=In the evening somebody came with an oil can, as always. “One drop for you,” the somebody said, “and one for the hinge.” Nothing was said about what was to come. But it was three drops that evening.",
      ],
      [
        0.4,
        "=Then came the day when nothing could be seen any more. It blew, and it howled, and everything was white or black, depending on where one looked. Out there somebody was waiting who could not wait long. The big one had switched on its eleven lights. “No signal,” it said. “I am about to stop.” And it did. It even said thank you.",
        "=Then came the day when nothing could be seen any more. It blew, and it howled, and out there somebody was waiting who could not wait long. The big ones had switched on all their lights. “No signal,” they said, one after another, and stopped. They did it very smoothly. And then it was quiet enough for a cough.",
      ],
    ],
    end: [
      [
        0,
        "=A cough. A longer cough. A bang. {Hero} needed no signal. {He} could not see anything, either, but {he} had never gone by that. {He} went by the bumps: here was the stone, here one had to be careful, and here {he} hooted, because of the ducks, even in weather like this. It was slow. It took half the night. But it did not stop, because nobody had ever shown {hero} how one does that.",
        "=A cough. A longer cough. A bang. {Hero} needed no signal. It had never gone by what can be seen. It had always gone by the bumps: here it was rough, here one had to be careful, and here one hooted, because of the ducks, even in weather like that. It was slow, and it took half the night. But stopping was something that nobody had ever shown {him}.",
      ],
      [
        0.6,
        "=Towards morning there was a sound like somebody going downstairs with a tray of cups. They all came out and stood in their slippers. “It's ten to eight,” somebody said, and wiped his eyes. The one that had been waiting was brought in under a blanket. Behind it, on a rope, came the big one, and said nothing at all.",
        "=Towards morning there was a sound like somebody going downstairs with a tray of cups. They all came running, and stood there in their slippers. Whoever had been waiting out there was wrapped in a blanket, and was safe. And behind, on a rope and very quiet, came one that shone.",
      ],
      [
        0.8,
        "=They share it now. On good days those with the lights go. On the other days somebody comes with the oil can and says: “One drop for you, and one for the hinge.” And everybody hoots at the bend, even those who could do without. It has turned out that the ducks had never learned it.",
        "=On good days it is those with the lights that go. On the other days somebody comes with an oil can. “One drop for you,” it is said, “and one for the hinge.” And at that one place all of them hoot by now, even the biggest. It is because of the ducks.",
      ],
    ],
    of: "things",
  },
  {
    by: "any",
    words: unsettled(
      `${WANTS}|lonely|alone|afraid|scared|birds?|crows?|friends?|dances?|danced|moves?|comes? alive|came alive`,
      "farmer|museum|girl|boy",
    ),
    idea: new RegExp(`${A}scarecrows?\\b(?!.*\\b(?:farmer|makes friends|made friends|girl|boy)\\b)`, "iu"),
    after: [
      [
        0,
        "={Hero} had a good post, with a view on all sides. {He} had a hat, and {he} had both arms out, like somebody who is just about to hug the whole field. That was what the trouble was. The birds did not see it like that.",
      ],
      [
        1,
        "=So {hero} tried to look nicer. One can't do much about one's arms when there is a broomstick in them. But one can smile. {He} smiled from sunrise to noon, and over at the edge of the wood they said: “Now it's showing its teeth.”",
      ],
      [
        1,
        "=Then {he} tried it with wishing. {He} wished for a wind, and when it came, {he} waved with both sleeves: come here, come here! Two hundred birds got up at once. It was a wonderful sight. One could have had more joy of it if they had not been flying away.",
      ],
      [
        1,
        "=In the autumn somebody came by on foot, a very small one, dragging a wing. “I know,” it said. “I must be afraid of you. But I can't fly, and I can't run any more. Would it be all right if I were afraid sitting down?” It sat down on {hero's} shoe. “Please do,” said {hero}, and did not dare to smile.",
        "=In the autumn somebody came by on foot, a very small one, dragging a wing. “I know,” it said. “One has to be afraid here. But I can't fly, and I can't walk any more. May I be afraid sitting down?” It sat down at {hero's} feet. “Please do,” said {hero}, very softly, so that the straw would not rustle.",
      ],
      [
        0.4,
        "=Then the first frost came. The small one had its beak in its feathers, and it shook so that the buttons rattled. {Hero} could not bend down. {He} could not fetch anything. {He} had only what {he} had on, and what {he} {was} made of. “Just pull,” said {hero}. “On the left, where the seam is open. It's straw.” “But you need that,” said the small one. “What for?” asked {hero}.",
        "=Then the first frost came, and the small one shook so that the buttons rattled. {Hero} could not bend down, and could not fetch anything. There was only what {hero} had on, and what was in it. “Just pull,” said {hero}. “On the left, where the seam has come open. It's straw.” “But you need that yourself,” said the small one. “What for?” asked {hero}.",
      ],
    ],
    end: [
      [
        0,
        "=So it moved in, on the left, where others have a heart. It was warm in there, and one could look out between two buttons. It told {hero} what it is like up there, and {hero} told it what it is like when one always sees the same field, and never the same sky. By spring the wing had healed. It flew off one morning. The hole on the left stayed as it was, and the wind went through.",
      ],
      [
        0.6,
        "=Before noon there was a noise from the edge of the wood, and it came closer. Two hundred birds were in the air, and for once they were facing the right way. “That's the one,” said a small voice in front. They landed on the hat, and along both arms, until there was no more room. The arms were just right. “So that was what they were for,” said the oldest crow.",
      ],
      [
        0.8,
        "=As a scarecrow, {hero} was no longer of much use. But in that field there has not been a beetle since then, or a slug, and nobody has anything to say against the post. In the evening there are so many on the sleeves that they hang down. It looks like somebody who is hugging the whole field, and whom the field hugs back.",
        "=For scaring crows that was no longer of much use. But there has not been a beetle in that field since then, or a slug, and so nobody says anything. In the evening there are so many birds on those sleeves that they hang down. It looks as if somebody were hugging the whole field. It looks as if the field did not mind.",
      ],
    ],
  },
];
