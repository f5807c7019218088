import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { ofChildren } from "./words-of-children.ts";

const RELIC =
  "(?:dinosaur skeleton|skeleton|dinosaurs?|t-?rex|mummy|statues?|knight(?:'s armou?r)?|painting|mammoth|stuffed (?:bear|lion|wolf)|portraits?)";
const BULLY = "(?:bully|bullies|bullied|picked on|teased|mocked|pushed around)";

/** What comes alive in a museum, a journey to other times, twins who meet, and one who is bullied. */
export const metAndAlive: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      `(?:${RELIC}[^.]*? (?:comes|came|come|was|were|is|woke up|wakes up|turned|began to move|started to move|moved|stepped)(?: to)? ?(?:alive|life)?|(?:got|were|was) (?:locked|shut) in|(?:everything|exhibits?) (?:came|comes|come) (?:alive|to life)|(?:school|class) trip to (?:the|a) museum)\\b[^.]*`,
    ),
    idea: ofChildren(
      `(?=[\\s\\S]*\\bmuseum\\b)(?=[\\s\\S]*\\b(?:alive|to life|moves?|moved|wakes? up|woke up)\\b)[\\s\\S]*?\\b(?<relic>${RELIC})\\b`,
      "guard|thief|stolen|curse",
    ),
    after: [
      [
        0,
        "=It was the moment in the afternoon when nobody listens any more. Somebody was explaining something about a million years. One shoelace was open, and whoever bent down to tie it was the only one to see: the {relic} bent down as well, to have a look at how it's done.",
      ],
      [
        1,
        "=First it stretched. It made a noise like a drawer full of spoons. It looked to the left and to the right, put one foot over the red rope, and lifted it back again, because there was a sign. “Please don't touch,” it said there. It had been obeying that sign for longer than anyone.",
      ],
      [
        1,
        "=“There's somebody missing,” it was said at the next glass case. They were counted, and there was one too many. It stood at the very back, two by two with nobody, and had put on a cap. One saw only the cap. Those in the last row looked straight ahead and did not laugh. It hurt, that was how hard it was.",
      ],
      [
        0.74,
        "=One wants to see everything if one has always been looking at the same wall. It tried the drinking fountain, the lift and the shop with the postcards. There it found one of itself. It looked at the postcard for a long time. Then it shook its head, as people do when they see a photograph of themselves.",
      ],
      [
        0.5,
        "=Then there were steps on the stairs, heavy ones, with keys. And the place where the {relic} belonged was empty. There was only the plinth, and a bright patch in the dust. It tried to go back and could not: it had forgotten how it had stood. It held up one hand, then the other. “Like this? Or like this?” It began to rattle with fright.",
      ],
    ],
    end: [
      [
        0,
        "=One has to have drawn something in order to know it. They had all drawn it that morning, with pencils, because they had to. The sheets were held up, thirty of them, one beside the other. The left hand higher, it said there, the head a bit to the right, and the mouth as if it were just going to say something. It crept back over the rope and looked from sheet to sheet. Then it stood still.",
      ],
      [
        0.6,
        "=The man with the keys shone his light into all the corners. He stopped in front of the {relic}. “I could have sworn,” he said, and then he looked at thirty children who were all looking at the ceiling. On its head there was a cap. He took it down, turned it round in his hands, and did not ask. “Nice drawings,” he said.",
      ],
      [
        0.7,
        "=The drawings hang in the classroom. On all of them one can see the same thing, if one looks closely: one hand a little higher, as if it were waving. And in the museum they have wondered for a long time why, of all things, the {relic} has a shoelace tied round one toe, in a very fine bow.",
      ],
    ],
  },
  {
    by: "any",
    words: inSentence(
      "(?:(?:went|travelled|traveled|flew|were taken|was taken|were sent|was sent|landed|ended up|woke up|got|slipped|fell|jumped|were|was|met) (?:back )?(?:(?:in|to|into|with|among|real|some|the) )*(?:(?:time|age|land|world|days) of )?(?:the )?(?<folk>dinosaurs?)|travelled (?:back )?(?:in|through) time)\\b[^.]*",
    ),
    idea: ofChildren(
      "(?=(?:[\\s\\S]*?\\b(?:old|strange|magic|broken|golden|rusty|big)? ?(?<device>clock|watch|wardrobe|book|compass|lift|elevator|mirror|painting|telephone|train|bike|washing machine|time machine)\\b)?)(?=[\\s\\S]*\\b(?:time|back|travel\\p{L}*)\\b)[\\s\\S]*?\\bdinosaurs?\\b",
      "scientist|invents|museum|skeleton|excavator",
    ),
    after: [
      [
        0,
        "=It was the smell that one noticed first. It smelled of wet leaves and smoke, and not in the least of buses. Then came the noise that was missing: no fridge, no aeroplane. It was so quiet that one could hear how much time there was. “I think we've gone too far,” somebody said, and there was nobody to contradict it.",
      ],
      [
        1,
        "=The {device} lay in the grass and ticked the wrong way round. It was shaken. It was talked to. A hand was turned, forwards, as far as it would go, and a leaf above them went back into its bud. It took some courage to turn it back again.",
        "=One looks for the way back first, as one does with the exit in a cinema. There was none. Where it should have been there was a fern, as high as a house. They went round it twice, and each time it was a different fern.",
      ],
      [
        1,
        "=What there was to eat hung too high, or ran away. There was one packet of biscuits, and they shared it by the crumb. In the mud next to them was a hollow, as big as a bathtub. They had sat in it for quite a while and found it comfortable before it was noticed that it had toes.",
      ],
      [
        0.5,
        "=Then the ground shook, and stopped, and shook again. Somebody was coming, and it was not somebody who had to be quiet. They lay flat beneath the fern and made themselves as small as they could. It got dark above them, and warm. Something breathed in. It breathed for so long that everyone's hair stood up. It was the biscuits that it meant.",
      ],
    ],
    end: [
      [
        0,
        "=The last biscuit was held out on a flat hand, as one does it with horses. It was fetched so gently that one felt only a tickle. Then it was dropped again, right on the {device}, with a good deal of spit. It ticked, and choked, and thought about it. Then it ticked the right way round. Whoever has a mouth that size knows a thing or two about patience.",
        "=The last biscuit was held out on a flat hand, as one does it with horses. It was fetched so gently that one felt only a tickle. There was a crunch, and a long, contented sigh, and the sigh was so strong that it blew the ferns apart. Behind them was a door of light, no wider than a person. It had been there all the time.",
      ],
      [
        0.6,
        "=At home the same minute was still on the clock. The soup was on the table, and it was even too hot. “Where have you been? You smell of something.” There was so much to tell that nobody could begin. “We were out for a bit,” they said in the end. In all their shoes there was mud, and it was older than the street.",
      ],
      [
        0.7,
        "=The mud was not washed off. It stands on the window sill, in a jam jar, and one day something green came out of it, rolled up like a snail. It's a fern. It will be as high as a house, if one gives it time. And in the jar beside it there is always a biscuit, one never knows.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:(?:twins?|sisters|brothers)[^.]*?\\b(?:separated|parted|split up|grew up apart|did not know)[^.]*|(?:met|meets?|meet again|saw|found) (?:each other|one another|his twin|her twin|again|(?:a|an|another) (?:girl|boy)[^.]*? (?:exactly like|just like|looks? like|looked))|(?:meet|met|meets) (?:again )?(?:at|in|on))\\b[^.]*",
    ),
    idea: ofChildren(
      "(?=[\\s\\S]*\\b(?:twins?|sisters|brothers|look(?:s|ed)? exactly like|look(?:s|ed)? just like)\\b)(?=[\\s\\S]*\\b(?:separated|seperated|apart|adopted|at birth|as babies|were babies|never knew|did not know)\\b)[\\s\\S]*?\\bmeet|\\bmet\\b|\\bfind|\\bfound",
      "kingdom|throne|evil",
    ),
    after: [
      [
        0,
        "=It happened in the queue for supper. Two trays bumped into each other, and there was soup on the floor. “Sorry,” said both of them, at the same time, in the same voice. They looked up. It was like running into a mirror that has got somebody else's pullover on.",
      ],
      [
        1,
        "=At first they could not stand each other. One does not like to be there twice. The one put salt on the porridge, and so did the other. The one had thought up a whistle with two fingers, and nobody else knew it, and there it came back from the next table. “Stop copying me,” they said, at the same time.",
        "=At first they kept out of each other's way. It is not easy if one always has the same idea of where to go. Behind the boat house, under the stairs, up in the old tree: wherever the one wanted to be alone, the other was sitting already, with the same face.",
      ],
      [
        1,
        "=Then it rained, and there was nothing to do but talk. The one could not bear plums. The other could not, either. The one had a scar on the left knee, and the other had it on the right. “When's your birthday?” There was a long silence in which one could hear the gutter. There was only one birthday.",
      ],
      [
        0.5,
        "=Each of them had one thing that had always been there: half of a photograph, torn down the middle. On the one half there was a pram, and a hand. On the other there was the rest of the pram. They laid them on the blanket. The tear fitted. In the pram lay two, and one had a foot in the other's mouth. Neither of them said anything, for once.",
      ],
    ],
    end: [
      [
        0,
        "=“I always set two places,” the one said then. “When I played, I mean. I never knew for whom.” “I always left half of my bed free,” said the other. They thought of all the birthdays, and counted up what they owed each other: so many cakes, so many quarrels, so many secrets. It would take years. They began at once.",
      ],
      [
        0.6,
        "=A letter was written, and it went off in two copies, in two directions. On the last day two cars drove up, and two doors opened. There stood those who had torn the photograph, or had let it be torn, and they had thought that it was for the best. Nobody knew where to look. Then two trays bumped into each other behind them, on purpose, and two voices said: “Sorry.”",
      ],
      [
        0.7,
        "=There are two houses still, and a good deal of railway in between. But in each of them there is a bed with a second pillow. The photograph has been glued. One can see the tear if one knows about it. It goes right through the middle, and it holds.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:saved|saves|rescued|rescues|pulled|helped|got)\\b[^.]*?\\b(?:bully|bullies|tormentor|one who (?:had )?(?:bullied|teased|laughed)|(?:boy|girl) who (?:had )?(?:always )?(?:bullied|teased|laughed))\\b[^.]*",
    ),
    idea: ofChildren("\\b(?:bully|bullies|bullied|teased|laughed at|picked on)\\b", "dragon|robot|reindeer"),
    after: [
      [
        0,
        "=Afterwards they sat on the ground, a good arm's length apart, and breathed. Neither of them could do anything else. It is the same kind of breath, one notices then. “Why did you do that?” it came at last. “I wouldn't have.” {Hero} thought about it. “I didn't think,” {he} said. “You were just somebody.”",
      ],
      [
        1,
        "=For years {hero} had known above all the shoes, because one sees most of the floor when one keeps one's head down. Now one of the shoes was missing. In the sock there was a hole, with a toe looking out of it. {Hero} looked away quickly. But one does not forget such a toe.",
      ],
      [
        1,
        "=They went back without a word. At the corner, where the ways part, there was a jacket to be returned. “Don't tell anyone,” said the other one, and it did not sound like an order. “That I cried.” {Hero} had not said a word about crying. {He} did up the jacket to the top, because it was still warm.",
      ],
      [
        0.5,
        "=The next morning they all stood at the gate, as always, with the place in the middle free, where {hero} would have to go through. One could hear them getting ready. Somebody stuck out a foot. Somebody had thought up a new word. And the one who had always led stood there in old shoes, and had not opened a mouth yet.",
      ],
    ],
    end: [
      [
        0,
        "=“Take your foot away,” said a voice. Everyone looked round to see whom it meant. “You heard. And it isn't true about yesterday. I didn't get out by myself. I shouted for help, and I cried, and the only one who came was the one there.” It got so quiet that one could hear a bicycle. It takes more courage than water does, to say such a thing at a gate.",
      ],
      [
        0.6,
        "={Hero} went through in the middle. It was only four steps. {He} had run them, crept them and gone round them by the bins, but had never simply walked. On the other side {he} stopped and turned. “Are you coming?” {he} asked. “We'll be late.” The old shoes came after {him}, and after a while some other ones did, too.",
      ],
      [
        0.7,
        "=They have not become best friends from one day to the next. But they sit on the same wall in the break, with a good arm's length in between, and on some days it is less. And when somebody new comes up to the gate with a lowered head, two are standing there. “Look up,” they say. “There's a step.”",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      `(?:(?:was|were|got|is|being) (?:always |constantly |often )?${BULLY}|${BULLY} (?:him|her|them)|(?:made fun of|laughed at|teased|picked on|bullied) (?:him|her|them)|(?:nobody|no one) (?:helped|dared|stood up|said anything|spoke)|(?:stood up (?:for|to)|defended)\\b[^.]*?\\b(?:bully|bullies|him|her|them|classmate|boy|girl))\\b[^.]*`,
    ),
    idea: ofChildren(
      `\\b${BULLY}\\b`,
      "magic\\p{L}*|ghost|robot|dragon|reindeer|hedgehog|duck|glasses|mouse|elephant|teacher who|stammer\\p{L}*",
    ),
    after: [
      [
        0,
        "=There were three of them, and one led the way. One could tell by the shoes. {Hero} knew those shoes, since one sees most of the floor when one keeps one's head down. There was a long way round, past the bins. It took eleven minutes more, and nobody laughed there.",
      ],
      [
        1,
        "=“Just don't listen,” they said at home. But ears have no lids. “Hit back,” somebody else said. {Hero} tried it out on a pillow. The pillow did not mind. In the end {he} wrote every word down in a notebook, with the date, and shut it. In there they could say it to each other.",
        "=“I'll walk with you,” said {talker}. So the long way round was walked by two. It was just as long. But one can look up then, now and again, and there was a plum tree by the bins that {hero} had never noticed.",
      ],
      [
        1,
        "=One day the notebook was gone. It came back, page by page, from above, thrown down from the wall by the gate. “It's all about us!” they shouted. They read it out loud. It was odd to hear it like that, one after the other. By the third page the voice that was reading had got quieter. By the fifth it had stopped.",
      ],
      [
        0.5,
        "=On the way home somebody was sitting behind the bins. First {hero} saw the shoes. There was only one of the three, the one who led, and for once there was no one to lead. There was a noise that {hero} knew. One makes it when one does not want to be heard. It would have been so easy to laugh. {Hero} stood there, and had the whole world to choose from.",
      ],
    ],
    end: [
      [
        0,
        "=“It's better by the plum tree,” {hero} said. “You can't be seen there from the road.” For a while nothing moved. Then a sleeve was drawn across a face. “At home they say that to me,” it came from behind the bins. “Just those words. I didn't know how it sounds when it's all together.” {Hero} sat down. There was a good arm's length between them, and that was enough for a beginning.",
      ],
      [
        0.6,
        "=The next morning the three of them were standing at the gate. {Hero} kept {his} head up and {his} knees stiff. The shoes came nearer, and stopped, and stepped aside. “Make room,” said the one who led. It was quiet enough to hear a bicycle. Behind that, somebody tried a giggle, and found that nobody joined in.",
      ],
      [
        0.7,
        "=The notebook has been filled. On the last pages there is something else, in two different hands: how many plums one can eat, and what happens after that. {Hero} still goes the long way round now and then. It takes eleven minutes more. It isn't because of the laughing. One hears it all the way to the bins.",
      ],
    ],
    of: "people",
  },
];
