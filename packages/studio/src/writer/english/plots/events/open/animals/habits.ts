import type { ClauseScene } from "../../../clause-scene.ts";
import { unsettled } from "./unsettled.ts";

/** Animals that snore, hiccup, laugh, ask, come late, or want to be left alone. */
export const habits: readonly ClauseScene[] = [
  {
    by: "any",
    words: unsettled("snor(?:e|es|ed|ing|er)|nobody|no one|sleep|awake|animals|neighbours|decide|tries|tried|wakes?"),
    idea: /^(?!.*\b(?:husband|wife|grandfather|grandma|father|boy|girl)\b)[\s\S]*\bsnor(?:es?|ed|ing)\b/i,
    after: [
      [
        0,
        "=It began at nine, with a sort of sawing. At ten there was a whistle behind it. From eleven on it was like a cart full of pots that is being pulled upstairs, and at the top somebody lets go. Only one of them all did not hear any of it. {Hero} slept.",
      ],
      [
        1,
        "=“You snore,” the others told {hero} in the morning. They had rings under their eyes, even those who have rings there anyway. “I?” said {hero}. “But I've slept quite quietly.” {He} had been there, after all.",
        "=“There was a noise in the night,” the others said in the morning. They had rings under their eyes, even those who have rings there anyway. {Hero} had not heard a thing, and was sorry for them. One should not sleep so lightly.",
      ],
      [
        1,
        "=They tried everything. They turned {him} on the left side, and it took twelve of them. On the left side it was the same piece, only a little higher. They tried moss in the ears. It was hard to say whose ears were meant, and in the end everybody had some. One could still feel it with one's feet.",
        "=They tried everything. They turned the sleeper on the left side, and it took twelve of them. On the left side it was the same piece, only a little higher. They tried moss in the ears. After that one could not hear it any more. One could only feel it, with one's feet.",
      ],
      [
        2,
        "=A committee was formed. It met at midnight, since everybody was up in any case. It was decided that something had to be done. Then the cart with the pots came, and the rest of the meeting could not be understood.",
      ],
      [
        0.4,
        "=At last {hero} heard about it properly. {He} was so sorry that {he} did not want to be a trouble to anybody any more. In the evening {he} took {his} blanket of leaves and went as far away as one can go, over the hill, to where nobody lives. At nine it was quiet. At ten it was still quiet. “At last,” they said, and lay down.",
        "=At last {hero} understood what it was all about. Nobody had ever been so sorry. That evening {he} went as far away as one can go, over the hill, to where nobody lives. At nine it was quiet. At ten it was still quiet. “At last,” they said, and lay down.",
      ],
    ],
    end: [
      [
        0,
        "=But nobody slept. It was so quiet that one could hear everything: a leaf, a drip, one's own stomach. At eleven somebody sat up. “That's when the cart comes,” it whispered. “I always go off with the cart,” whispered somebody else. And then there was a sound that none of them had ever heard: soft steps, quite near, of something that was hungry. It had never dared to come before. Every night it had thought that there must be something terrible living there.",
      ],
      [
        0.6,
        "=It was the fastest of them who ran over the hill. “Please come back,” it panted, “and please go to sleep.” “I can't,” said {hero}. “I'm too sad.” So the whole lot of them came, and told a story, the most boring one that they knew, and by the second sentence it began to saw. Down below something dropped everything and ran until it was in another country.",
        "=It was the fastest of them who ran over the hill. “Please come back,” it panted, “and please fall asleep.” That is not so easy when one is told to. So the whole lot of them came, and told a story, the most boring one that they knew, and by the second sentence the sawing began. Down below something let everything drop, and ran until it was in another country.",
      ],
      [
        0.8,
        "=Since then everybody has gone to bed at nine. They lie there and listen: the saw, the whistle, the pots. Those who come to stay ask how one is supposed to sleep with that. “With what?” they are asked.",
      ],
    ],
    of: "creatures",
  },
  {
    by: "any",
    words: unsettled(
      "hiccup\\w*|hiccough\\w*|laugh\\w*|sneez\\w*|giggl\\w*|stop|ask\\w*|talk\\w*|trouble|helps?|helped|tries|tried|everyone|everybody|why|advice|remed\\w+|cure[sd]?",
      "wedding|burn\\w*|roofs|flowers|chess|cannot stop eating",
    ),
    idea: /^(?!.*\b(?:wedding|burn\w*|roofs?|flowers|villagers|boys?|girls?|laughed at|laugh at)\b)(?:[\s\S]*?(?<fit>hiccups?)\b|[\s\S]*\b(?:could not|couldn't|cannot|can't|never|would not|won't) (?:stops?|stopped) (?<habit>laughing|giggling|sneezing|talking|asking|singing|yawning|chattering|humming|whistling|asking why|asking questions|hiccupping|hiccuping|barking|howling|crowing)\b|[\s\S]*\b(?:sneez|giggl|laugh|hiccup|yawn|talk|cough|whistl|hum|burp)\w* (?:all (?:the time|day|night)|constantly|non-?stop|so (?:much|loud\w*|hard|often)|at everything|whenever|every time)|[\s\S]*\b(?:keeps?|kept|always|constantly) (?<habittwo>asking|sneezing|talking|giggling|laughing|yawning|barking|chattering)\b)/i,
    after: [
      [
        0,
        "=There is nothing wrong with {habit}. Everybody does it now and then. Only everybody else is finished at some point. {Hero} was not finished. {Hero} was only ever just beginning.",
        "=There is nothing wrong with {habittwo}. Everybody does it now and then. Only everybody else is finished at some point. {Hero} was not finished. {Hero} was only ever just beginning.",
        "=There is nothing wrong with it. Everybody does it now and then. Only everybody else is finished at some point. {Hero} was not finished. It had begun after breakfast, because of a beetle, and now it was nearly dark.",
        "=There is nothing wrong with {fit}. Everybody has had them at some time. Only with everybody else they stop. With {hero} they only ever began.",
      ],
      [
        1,
        "=Everybody knew something that helped. One must hold one's breath. One must look at one's own tail until it moves. One must stand on one's head and think of porridge. {Hero} did it all. Then {he} did it upside down, with porridge. Three others had joined in out of interest, and one of them had caught it.",
        "=Everybody knew something that helped. One must count to a hundred. One must look at a stone until it moves. One must stand on one's head and think of porridge. {Hero} did all of it. Three others joined in, out of interest, and by evening one of them had caught it as well.",
      ],
      [
        1,
        "=“It must be a fright,” said {mate}. So {mate} hid, and jumped out, and shouted. It was a good fright. An old badger fell over, and two jays left the district. On {hero} it made no difference at all.",
        "=“What it needs is a fright,” said those who know. So somebody hid, and jumped out, and shouted. It was a good fright. An old badger fell over, and two jays left the district. With {hero} it made no difference at all.",
      ],
      [
        2,
        "=When they played hide-and-seek, {hero} was always found first. After that {he} was the one who had to count. One could not very well use that, either. Nobody ever knew whether it was still going on.",
      ],
      [
        0.4,
        "=“Perhaps you could do it somewhere else,” the others said in the end. They said it kindly. They only had to get some sleep. So {hero} went and sat down behind the last tree, where it gets marshy, and tried to do it as softly as {he} could. It was a dark night, and there was fog coming up.",
      ],
    ],
    end: [
      [
        0,
        "=It came up so thick that one could not see one's own feet. In the middle of the marsh, where nobody should be at night, the little ones had got lost, all five of them, each one holding on to the one in front. They did not know which way was home. Then they heard it. There was only one like that. “That's {hero}!” said the one in front. They went towards it, step by step, and whenever they were not sure, it came again. It could be relied upon.",
      ],
      [
        0.6,
        "=Everybody had been out to look for them. When they came back, there sat the five of them in a row, leaning against {hero}, and {hero} had such a fright at seeing so many lights that {he} sat there with {his} mouth open. Nothing came. They all waited. Nothing came. It was over. It was so quiet that one could hear the fog.",
        "=When everybody came with lights, there sat the five of them in a row, and {hero} in the middle. So many had never come because of {hero} before. It was such a surprise that nothing came any more. They all waited. It was over. It was so quiet that one could hear the fog.",
      ],
      [
        0.8,
        "=They did get some sleep then. But after three days they began to miss something, and did not say so. And when the next fog comes up, somebody is bound to ask whether one couldn't, just for a little while, think of porridge.",
      ],
    ],
    of: "creatures",
  },
  {
    by: "any",
    words: unsettled(
      "late|slow|invited|invitation|party|wait(?:s|ed)?|time|clock|alarm|misses|missed|train|bus",
      "race|lonely|south|flock|flight|school",
    ),
    idea: /^(?!.*\b(?:race|south|flock|migrat\w+|africa|boy|girl|teacher|train driver)\b)[\s\S]*\b(?:always|never|forever|constantly) (?:\w+ ){0,2}?(?:late|too late|on time|punctual)\b/i,
    after: [
      [
        0,
        "=It was never on purpose. {Hero} always set out early. Only between setting out and getting there lay so many things: somebody on its back who could not turn over, or a spider's web across the path, with drops on it. One can't walk through that. One has to go round by the stream.",
      ],
      [
        1,
        "=So it came that {hero} knew no beginnings. {He} knew the end of every story, and the last bite of every cake. “And who are those?” {he} would ask. “They were introduced at three,” came the answer.",
        "=So it was always the end that {hero} got to see: the end of every story, and the last crumb of every cake. “Who are those?” {he} would ask. “They were introduced at three,” came the answer.",
      ],
      [
        1,
        "=This time it was to be different. {Hero} asked the cuckoo to call and the woodpecker to knock, and for safety's sake set out the evening before. It would have worked. But just before midnight a very small hedgehog sat in the middle of the road and had lost its brothers and sisters. There were seven of them, and they had all gone in different directions.",
      ],
      [
        0.4,
        "=By the time that everybody was home again, it was long past three. {Hero} ran. {He} ran past the web, and under the web, and through the stream. From far away {he} could hear that there was no sound any more. The lanterns were out. There was nobody there, only a row of cups and a chair that had fallen over. {He} had missed even the end.",
      ],
    ],
    end: [
      [
        0,
        "={Hero} picked up the chair. Under the table somebody cleared a throat. “Are they gone?” asked a voice. “Who?” asked {hero}. “The hornets.” They all came crawling out, one after another, with crumbs on their knees. The hornets had come at five past three, because of the jam. Everybody had been under there ever since. Nobody had had a single bite.",
      ],
      [
        0.6,
        "=“You've come just at the right time,” they said, and lit the lanterns. It was the first time that {hero} had heard that. It was so odd that {he} did not know what one does at a beginning. “You sit down,” said somebody, “and are introduced.” So {he} was introduced. Then there was another knock. Outside stood eight very small hedgehogs, who had followed the tracks.",
        "=“You've come at just the right time,” they said, and lit the lanterns again. Nobody had ever said that to {hero}. It was so odd that one did not know where to look. “One sits down,” they said, “and is introduced.” Then there was a knock. Outside stood eight very small hedgehogs. They had followed the tracks.",
      ],
      [
        0.8,
        "={Hero} is still late. But these days it is expected. They say three o'clock, and they mean five, and at a quarter to five somebody goes and looks whether the path is clear. Somebody is sure to be lying on its back.",
        "=Nothing else has changed. But these days it is allowed for. When they mean five, they say three. And at a quarter to five somebody goes along the path and looks whether there is anybody on its back who cannot turn over.",
      ],
    ],
    of: "creatures",
  },
  {
    by: "any",
    words: unsettled(
      "grumpy|grouchy|visit(?:s|ed|ors?)?|guests?|left alone|alone|peace|quiet|neighbours?|hate[sd]?|knock(?:s|ed)?|shell|cave|moves? in|moved in|company|did not want|does not want|mood|smile[sd]?|grumbl\\w+",
      "bus driver|baby elephant|kid|boy|girl|tortoise takes|turtle helps|shares?|christmas",
    ),
    idea: /^(?!.*\b(?:boy|girl|child|human|lost|separated|mother|egg)\b)(?:An?|The|There (?:was|is)(?: once)? an?|This is the story of an?|Old|My|Our|\p{Lu}\p{Ll}+,? (?:an?|the))(?: \S+){0,3}? (?:grumpy|grouchy|bad-tempered|cranky|grumbling|moody|unfriendly) (?:old )?(?:\S+)\b(?!.*\b(?:helps|helped|takes|took)\b)|^(?:An?|The|Old)(?: \S+){0,4}? (?:(?:did|does) not (?:want|like) (?:any )?(?:visitors|guests|company|neighbours)|wants? to be left alone|wanted to be left alone|want(?:s|ed) (?:only |just |nothing but )?(?:his |her |its )?peace and quiet)/iu,
    after: [
      [
        0,
        "={Hero} had put up a sign. “No,” it said on it. That covered everything. Next to it there was a second sign, for those who had questions: “No, not then, either.”",
      ],
      [
        1,
        "=People kept coming all the same. One wanted to borrow something. One wanted to know whether {hero} had heard. “I have heard,” said {hero}, “and I don't care for it.” {He} had a special voice for that. {He} practised it in the evening.",
        "=They kept coming all the same. One wanted to borrow something. One wanted to know if {hero} had heard. There was a special voice for such cases, and {hero} practised it in the evening: first low, and then lower.",
      ],
      [
        1,
        "=Then a very small snail sat down under the sign. It could not read. “Is this yours?” it asked. “Everything here is mine,” said {hero}, in the special voice. “That's nice,” said the snail, “then I needn't ask anybody else,” and went to sleep.",
        "=Then a very small snail sat down under the sign. It could not read. “Go away,” said {hero}, in the special voice. “Gladly,” said the snail, and started at once. By evening it had got as far as the second sign.",
      ],
      [
        1,
        "=It is not easy to be left alone by a snail. It is there when one gets up, and it is there when one goes to bed, and in between it says things. “Today the sky's quite long,” it said. {Hero} did not look. {He} only looked later, when nobody could see it. It was true.",
      ],
      [
        0.4,
        "=On the fourth day the snail was gone. There was a line on the ground, silvery, that ended nowhere. “At last,” said {hero}. It was just as quiet as it had always been meant to be. {Hero} sat down in the middle of it. {He} looked at the sky. “Quite short today,” {he} said. Nobody answered.",
        "=On the fourth day the snail was gone. There was a silvery line on the ground that just stopped. “At last,” said {hero}. It was as quiet as it had always been meant to be. It was so quiet that one could hear the sign. In the evening {hero} caught sight of the sky. It was quite short that day, and there was nobody who had said so.",
      ],
    ],
    end: [
      [
        0,
        "=In the night there was a storm. {Hero} lay awake and told {himself} that a snail has a house. It is a very small house. Towards morning {he} got up, grumbled, and went out, with the rain coming from the side. The snail was sitting on the sign, quite at the top, and could not get down. “I wanted to see what it says there,” it said. “I can't read.” {Hero} looked at the sign for some time. “It says come in,” {he} said.",
        "=In the night there was a storm. {Hero} lay awake. A snail has a house, that is true. But it is a very small house. Towards morning there was some loud grumbling out in the rain, and it was {hero}, looking. The snail sat at the very top of the sign, and could not get down. “I wanted to know what it says,” it said. “I can't read.” {Hero} looked at the sign for quite some time. “Come in,” said {hero}. “That's what it says.”",
      ],
      [
        0.6,
        "=By noon everybody knew about it. They came to see the snail, and one after another they asked whether it really said that. What was {hero} to do? The snail was listening. “Of course it does,” {he} growled, “can't you read?” They wiped their feet for a long time.",
        "=By noon it had got about. They all came to see the snail, and one after another they asked whether it really said that. What could one do? The snail was listening. “It's written there,” growled {hero}. They wiped their feet for a long time.",
      ],
      [
        0.8,
        "=The signs are still there. They have been painted over, and one can't make out any more what they said. The special voice is still there as well. The small ones ask for it in the evening: first low, and then lower.",
      ],
    ],
    of: "creatures",
  },
];
