import type { Beat } from "../../../../scripts/script.ts";
import type { ClauseScene } from "../../../clause-scene.ts";
import { unsettled } from "./unsettled.ts";

/** A story also with lines in which the idea's companion does what a helper of the story does. */
const helpedByMate = (scene: ClauseScene, helper: string): ClauseScene => {
  const named = new RegExp(`\\b[Tt]he ${helper}\\b|\\ba ${helper}\\b`, "g");
  const withMate = ([rank, ...lines]: Beat): Beat => [
    rank,
    ...lines,
    ...lines
      .filter((line) => line.includes(helper))
      .map((line) => line.replace(named, (each) => (each.startsWith("T") ? "{Mate}" : "{mate}"))),
  ];
  return { ...scene, after: scene.after.map(withMate), end: (scene.end ?? []).map(withMate) };
};

/** Things that are lost or fly away, a star that fell, and who is left behind when the others fly. */
export const waysHome: readonly ClauseScene[] = [
  {
    by: "any",
    words: unsettled(
      "lost|loses?|partner|pair|twin|other|find|search(?:es|ed)?|look(?:s|ed)?|separated|back|home|rolls?|rolled|fell|falls?|left|forgotten|went|goes|travels?|travelled|waits?|waited|set out",
      "found the other|country|lost and found and",
    ),
    idea: /^(?=(?:An?|The|One|Two|Old|Little|There (?:was|were)(?: once)?(?: an?)?|This is the story of(?: an?)?|Story of(?: an?)?)(?: (?!(?:pair)\b)(?!(?:his|her|its|their|the|an?|who|boy|girl|man|woman)\b)\S+){0,4}? (?<thing>sock|glove|mitten|slipper|shoe|boot|button|sandal|earring|umbrella|hat|cap|scarf|key|puzzle piece|jigsaw piece|spoon|bow tie|coin|marble|thimble|suitcase|handkerchief)s?\b)(?!.*\b(?:finds a|girl who|boy who|shop|country of)\b)[\s\S]*\b(?:lost|loses|partner|pair|twin|other|separated|back|home|left|forgotten|owner|belongs?)\b/i,
    after: [
      [
        0,
        "=One does not get lost on purpose. It is done by others. Somebody was in a hurry, something slipped, and then the steps went away and did not turn round. {Hero} lay on {his} back. From there one saw a great deal of sky, which had not been the case before.",
      ],
      [
        1,
        "=People came by. They bent down, picked up {hero}, turned {him} over, and put {him} down again a little higher up. “So that it can be found,” they said. In this way {hero} got from the ground to a wall, and from the wall to a hook. {He} had never been looked after so kindly by people who did not want {him}.",
        "=People came by. They bent down, turned {hero} over, and put {him} a little higher up. “There,” they said, “now it can be seen.” In this way it went from the ground to a wall, and from the wall to a fence post. {Hero} had never been treated so kindly by people who had no use for {him}.",
      ],
      [
        1,
        "=There is not much that a {thing} can do. But the wind was going the right way, for once. {Hero} let go. Then it was a gutter, which was going the right way, too, and after that a dog that was not. It took until noon to change its mind.",
      ],
      [
        1,
        "=A magpie carried {hero} for a while. It wore {him} on its head and asked everybody how it looked. “Where do you belong?” it asked at last. {Hero} had thought about it all that time, and had got no further than this: where there is a gap that has just this shape.",
        "=Then {hero} travelled in a shopping basket, between a leek and a loaf. “Where to?” asked the leek. It was hard to explain. Somewhere, said {hero}, there had to be a gap that had just this shape. The leek said that there was nothing like that where it was going.",
      ],
      [
        0.4,
        "=In the evening {hero} lay in a drawer, with others who were waiting: a key without a door, half a pair of scissors, a very small hat. “How long have you been here?” asked {hero}. They had given up counting. “In the beginning one thinks that every step is for oneself,” said the key. Then it was quiet, and outside there were steps.",
      ],
    ],
    end: [
      [
        0,
        "=“I know that it's silly,” said a voice up there. “It's only a {thing}. I could buy a new one. But I've tried that, and it isn't the same.” A drawer was opened. It was very bright. {Hero} could not call, and could not wave. It was not necessary. “There!” cried the voice, and the hand was quite warm, and knew at once where the worn place was.",
        "=“I know that it's silly,” said a voice up there. “It's only a {thing}. But a new one isn't the same.” A drawer was opened, and it got very bright. {Hero} could not call, and could not wave. It was not necessary. “There!” cried the voice. And the hand was quite warm, and it knew at once where the worn place was.",
      ],
      [
        0.6,
        "=The gap was still there. It had been kept free, although people had asked. It had just this shape. {Hero} fitted in as if {he} had never been away, apart from a little dirt and a smell of somewhere else.",
        "=And at home the gap was still there. Nothing else had been put into it, although there had been offers. It had just this shape. “Where have you been?” it was asked from the left. Where should one begin? {Hero} began with the sky.",
      ],
      [
        0.8,
        "=Since then there has been a knot in that place, of double thread, so that nothing slips. And in the drawer with the others it is a bit different, too. They count again. Whenever there are steps, the key says: “That one may be for me.”",
        "=They are very careful there now. Before anybody goes out, they look whether everything is on. And in the drawer with the others it is a bit different, too. When there are steps, the key says: “That could be for me.”",
      ],
    ],
  },
  {
    by: "any",
    words: unsettled(
      "slip(?:s|ped)?|fl(?:ies|ew|oats|oated|y|ying)|drift(?:s|ed)?|escap(?:es|ed)|got away|gets away|tears? (?:itself )?(?:away|loose)|tore|see the world|saw|sees|let go|lets go|broke|breaks|want(?:s|ed)|dream(?:s|ed)|carried|blown|travel(?:s|led)?|afraid|scared",
      "jealous|crow|hot-?air|hot air|boy follow|grandfather",
    ),
    idea: /^(?:An?|The|One|Little|There (?:was|were)(?: once)? an?|This is the story of an?)(?: (?!(?:his|her|its|their|the|an?|who|boy|girl|man|woman)\b)\S+){0,4}? (?<thing>balloon|kite|paper plane|soap bubble|bubble|feather|dandelion seed|paper bird|lantern|plastic bag|carrier bag)\b(?![^.]*\b(?:crow|jealous|hot air)\b)/i,
    after: [
      [
        0,
        "=Up to then there had always been somebody at the other end. It gave a little tug now and then, and that meant: “I'm still here.” Then there was no tug any more. {Hero} looked down. Down there was a hand, wide open, and it got smaller very fast.",
        "=Up to then there had always been something that held on. Then there was nothing that held on any more. {Hero} looked down. Everything that {he} knew was down there, and it got smaller very fast.",
      ],
      [
        1,
        "=It was wonderful, that had to be said. One went over roofs as if they were nothing. {Hero} saw the tops of the trees, which are quite different from what one thinks, and a gutter with a ball in it that somebody had been missing since spring.",
      ],
      [
        1,
        "=“Where are you going?” asked a swift. “Straight on,” said {hero}. “I mean: what do you want there?” {Hero} did not know. {He} had always thought that being up there was what one wanted. The swift had already gone. It had an appointment.",
        "=“Where to?” asked a swift. “Up,” said {hero}. “And then?” {Hero} had never thought about it. “Up” had always been the end of it. The swift was gone before {he} could ask. It had somewhere to be.",
      ],
      [
        1,
        "=One can't do much about where one is going, with a body like that. {Hero} leaned to the left, and went right. {He} was polite to a chimney, and got a black spot from it. For an hour {he} travelled next to a small cloud, and they got on very well. Then there was another wind, and the cloud had to get off.",
        "=One can't do much about where one is going, when one is so light. {Hero} leaned to the left and went to the right. There was a chimney, and a black spot was left over from it. For an hour it went along next to a small cloud, and they got on very well. Then came another wind, and the cloud had to get off.",
      ],
      [
        0.4,
        "=In the evening it got cold, and down there lights went on. Behind each of them sat somebody who belonged there. {Hero} had grown a little smaller, as one does by evening, and had begun to sink. It was a strange street. In the last tree there was a branch, and it held {hero} fast. Everything else stayed outside in the dark.",
        "=In the evening it got cold, and down there lights went on. Behind each of them sat somebody who belonged there. {Hero} had got a little tired, and had begun to sink. It was a strange street. At the end of it stood a tree, and a branch of it caught hold of {him} and did not let go.",
      ],
    ],
    end: [
      [
        0,
        "=Next to the tree was a window. In it there was a face, very pale, that had had to be in bed for a long time already. It had seen a wall today, and a glass of water, and the wall again. Now it saw {hero}. The window was opened, and somebody had to get a broom, and somebody else had to hold somebody by the legs. Then there was a hand again. It was not the same one. But it held on in the same way.",
      ],
      [
        0.6,
        "=“Where have you been?” asked the face. And because {hero} could not tell it, the face told it, all evening: over roofs, past the trees, next to a small cloud. It was all true, even the chimney. By the end of it there were red cheeks.",
      ],
      [
        0.8,
        "=There is a note tied on now, in wobbly writing: “This one was with me. It did me good. Please let it fly on, when you can.” And when the wind is right, a window is opened somewhere. There is a little tug. It means: “I'm still here.”",
      ],
    ],
  },
  helpedByMate(
    {
      by: "hero",
      words: unsettled(
        "f(?:e|a)lls?(?: down)?|fell|back|home|return|want(?:s|ed)|lost|helps?|helped|landed|lands|sky|up|again|get|friends?|tr(?:ies|ied)|asks?|asked",
        "puddle|frog family|take care",
      ),
      idea: /^(?=(?:An?|The|One|Little|There (?:was|were)(?: once)? an?|This is the story of an?)(?: (?!(?:his|her|its|their|the|an?|who|boy|girl|man|woman)\b)\S+){0,4}? (?:star|moon|sun|shooting star|moonbeam|sunbeam|cloud|snowflake)\b)(?!.*\b(?:puddle|frog|asleep|falls in love|fell in love)\b)[\s\S]*\b(?:f[ae]lls?|fell|fallen|tumbl(?:es|ed)|drops?|dropped|landed|lands)\b/i,
      after: [
        [
          0,
          "=It was not a long way, only a very quick one. Then it was soft, and smelled of grass. {Hero} lay on {his} back and looked for the others. They were all still up there. They had not moved up. One could see the hole quite clearly.",
        ],
        [
          1,
          "=“You've dropped something,” said a hedgehog. It was talking to the sky, since it was a polite hedgehog. Then it noticed that {hero} was alive. “Does it hurt?” it asked. “Only when I look up,” said {hero}.",
          "=“Somebody has dropped something,” said a hedgehog. It came closer, and its nose turned golden. “Does it hurt?” it asked. “Only when I look up,” said {hero}.",
        ],
        [
          1,
          "=So they tried it. They began with jumping. From the ground it was not high enough, and from the molehill it was not, either. The hedgehog pushed. It had never been good at pushing, or rather, nobody had ever let it.",
          "=So they tried it. They began with throwing, because that is how it had begun, only the other way round. The hedgehog threw as hard as it could. {Hero} flew as far as the gooseberries.",
        ],
        [
          1,
          "=After that they asked the tallest tree. It lifted {hero} from branch to branch, and in each branch somebody was woken. They all helped: the squirrel, the woodpecker, an old owl who did not like bright light. On the topmost twig there were still quite a few miles missing.",
        ],
        [
          0.4,
          "=“It can't be done,” said {hero} up there, and glowed only very faintly. “I'll go out by and by.” The hedgehog sat down at the foot of the tree. It had always thought that there was nobody up there. From now on it would look up every evening, and see a hole.",
          "=“That was the highest we have,” said the tree. It grew quite dark up there then. {Hero} glowed only a very little. The hedgehog sat down at the foot of the tree. It had never looked up much, before that night. Now it could not stop, and it always saw the hole.",
        ],
      ],
      end: [
        [
          0,
          "=The pond lay there quite smooth. The hedgehog was the first to see it: there they were, all of them, in the water, with the hole in the middle. “It's just as far down as it is up,” said the hedgehog slowly. “But down is the easy direction.” {Hero} looked for a long time. Then {he} let {himself} fall. There was no splash. It only got very bright for a moment, below and above.",
        ],
        [
          0.6,
          "=When they dared to look up again, the hole was closed. One of them up there was blinking a bit more than the others. It had a blade of grass stuck to it. “Well?” called the hedgehog. It took some time, because of the distance. But then there were two short ones and a long one, and it could only mean: “Arrived.”",
        ],
        [
          0.8,
          "=They still meet, at the pond, when the water is smooth. The hedgehog brings somebody new every time and explains it to them. “That one there,” it says, “knows what grass smells like.”",
        ],
      ],
    },
    "hedgehog",
  ),
  {
    by: "any",
    words: unsettled(
      "miss(?:es|ed)|left behind|stay(?:s|ed)? behind|too (?:small|weak|late|young|old)|wing|south|africa|flock|winter|join|alone|migrat\\w+|oversle(?:eps|pt)|stays?|stayed|helped|helps|took|takes",
      "penguin|hen decides|with the wild geese",
    ),
    idea: /^(?=(?:An?|The|One|Our|My|Little|There (?:was|were)(?: once)? an?|This is the story of an?|\p{Lu}\p{Ll}+,? (?:an?|the))(?: \S+){0,5}? (?:swallow|stork|goose|gosling|crane|swift|duck|duckling|starling|cuckoo|bird|raven|martin|wagtail|nightingale|robin|butterfly|sparrow)s?\b)(?!.*\b(?:hen|zoo|cage)\b)[\s\S]*\b(?:south|africa|flock|migrat\w+|warm (?:countries|country)|the others (?:fly|flew|left|have left))\b/iu,
    after: [
      [
        0,
        "=They had all talked about it for weeks. On the wire there had been so many that it hung down in the middle. Then, one morning, the wire was straight. {Hero} looked at it for some time. Just like that, it was only a wire.",
      ],
      [
        1,
        "=“I'll catch up with them,” said {hero}, and got as far as the third field. There it was decided by a turnip, which {he} had not seen coming. “Going far?” asked a voice from below. It was a mouse. “South,” said {hero}. “That's behind you,” said the mouse.",
        "=“They'll turn round,” said {hero}. “They count, and then they turn round.” {He} waited on the wire, so as to be easily seen. It got dark and light and dark. “Are you waiting for somebody?” asked {mate}. Nobody else had any time, with winter coming.",
        "=“They'll turn round,” said {hero}. “They count, and then they turn round.” {He} waited on the wire, so as to be easily seen. It got dark and light and dark. “Are you waiting for somebody?” asked a voice from below. It was a mouse. Nobody else had any time, with winter coming.",
      ],
      [
        1,
        "=“Then you'll need a bed,” said {mate}, and looked {hero} up and down, and left and right. It was mostly left and right. A bed was made out of straw, a glove, and the thought that it would do. {Hero} had never slept lying down.",
        "=“Then you'll need a bed,” said the mouse, and looked {hero} up and down, and left and right. It was mostly left and right. The bed was made out of straw, a glove, and good will. {Hero} had never slept lying down.",
      ],
      [
        1,
        "={Hero} had never seen a winter. It had always been told of as something with teeth. “Is that it?” {he} asked when the first flake fell. “It's so quiet.” They went out together and left tracks, and each of them thought that the other's were very funny.",
      ],
      [
        0.4,
        "=Then it got its teeth. The store was smaller every day, and it had not been meant for two. {Hero} ate as slowly as {he} could. In the longest night of all they sat close together. “Tell me about it,” said the small voice in the dark, “the way it is down there.” {Hero} opened {his} beak. “I don't know,” {he} said. “I've never got there.”",
        "=Then it got its teeth. The store was smaller every day, and it had not been meant for two. In the longest night of all they sat close together in the dark. “Tell me how it is down there, in the warm,” said the small voice. {Hero} thought about it. One can also tell of what one has not got to.",
      ],
    ],
    end: [
      [
        0,
        "=So {hero} made it up. There was sand, and it was warm as far down as one could dig. There was fruit that fell off by itself. {He} told a bit of it every night, and always stopped at the best place. In this way one has to go on living until the next evening. One night, in the middle of an elephant, there was a drip. They listened. It dripped again. It was coming from the roof.",
      ],
      [
        0.6,
        "=When the others came back, brown and noisy, the wire hung down in the middle. And there sat {hero}, round and well rested. “You should have been there!” they cried. “Sand! And fruit!” “I know,” said {hero}, “but have you ever seen snow?” They had not. They moved closer together to hear about it.",
      ],
      [
        0.8,
        "=In autumn {hero} flew with them, the whole way. It really is warm as far down as one can dig. {He} looked at everything very closely, because somebody would ask. And on the first night under those stars {he} caught {himself} listening for a drip.",
        "=In autumn they were all on the wire again, and one morning it was straight. But there is a bed of straw down there, with a glove, and it is kept ready. And when they are all back in spring, there is one who first of all flies quite low, and tells the end of it.",
      ],
    ],
    of: "creatures",
  },
];
