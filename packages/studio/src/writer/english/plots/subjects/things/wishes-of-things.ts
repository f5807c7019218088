import { also, role, story } from "../subject-story.ts";
import { CHILD, CRIME } from "./words.ts";

/** Stories of things with wishes: to fly as a rocket, to be hugged, to shine, to read, to make peace. */
export const wishesOfThings = [
  story({
    says: [
      /\b(?<thing>toaster|kettle|spoon|bathtub|washing machine|fridge|lamp|broom|hairdryer|pencil|bucket|vacuum cleaner|pan|teapot|chair|tractor|bus|car|bicycle|wheelbarrow|lawnmower|mixer|whisk|umbrella|shoe|boot|sock|potato|suitcase|traffic cone|train)\b/i,
      /\b(?:wants? to|wanted to|would love to|dream\w*|wish\w*|hop(?:es|ed))\b[^.]*\b(?<dream>rocket|spaceship|plane|aeroplane|airplane|fly|bird|helicopter|star|moon|space|astronaut)\b/i,
    ],
    may: [
      role(
        "pal",
        "whisk|fork|spoon|kettle|lamp|broom|mixer|pan|mouse|cat|sparrow|friend|teapot|egg timer|screwdriver|hammer",
      ),
      ...also("builds?|built", "wings", "friend", "be|become"),
    ],
    of: "things",
    unless: CRIME,
    after: [
      "@kitchen.night(thing) It had begun with a slice of bread. {Thething} had thought of something else for a moment, and there was a bang, and the slice stuck to the ceiling. All the kitchen looked up. “That was by accident,” said the pepper mill. But {thething} had felt it quite clearly, from the plug up to the top. “That was a start,” it said.",
      [
        "@kitchen.night(thing build, pal build) “You've got the push,” said {thepal}, who knew something about going round. “What you need are wings.” They worked at night. {Thepal} bent two baking trays, and stuck them on with jam, which did not hold, and then with chewing gum, which did. A funnel made the tip. “Three, two, one,” counted the egg timer.",
        "@kitchen.night(thing build) “You've got the push,” said the egg timer. “What you need are wings.” They worked at night. They bent two baking trays, and stuck them on with jam, which did not hold, and then with chewing gum, which did. A funnel made the tip. “Three, two, one,” counted the egg timer.",
      ],
      "+ @kitchen.night(thing) The first flight went as far as the sink. The second took in the lamp. “It's never been done by one of us,” said the good plates. “No,” said {thething} out of the flowerpot. “That's why it's still free.”",
      [
        "@kitchen.night(thing, pal) The third flight was to go through the window. {Thething} sat on the sill, with its trays spread out, and before it lay the whole night. It glowed. And then it noticed that it was held by something. It was the cable. It was one metre long, and at its end was the wall. “I can pull the plug,” said {thepal} softly. “But then you won't be warm any more.”",
        "@kitchen.night(thing) The third flight was to go through the window. {Thething} sat on the sill, with its trays spread out, and before it lay the whole night. It glowed. And then it noticed that it was held by something. It was the cable. It was one metre long, and at its end was the wall. “We can pull the plug,” said the egg timer softly. “But then you won't be warm any more.”",
      ],
    ],
    end: [
      [
        "@kitchen.night(thing, pal) {Thething} looked at the stars and at the wall. “How long does it stay warm?” it asked. “Nine seconds,” said {thepal}. “Ten, if you don't talk.” “That's long,” said {thething}. It heated up until it hummed, right to the red. {Thepal} took hold of the plug. “Three,” said the egg timer. “Two. One.”",
        "@kitchen.night(thing) {Thething} looked at the stars and at the wall. “How long does it stay warm?” it asked. “Nine seconds,” said the egg timer. “Ten, if you don't talk.” “That's long,” said {thething}. It heated up until it hummed, right to the red. “Three,” said the egg timer. “Two. One.”",
      ],
      "@meadow.night(thing fly) It flew. It flew over the washing line and the hedge, over a cat, over the neighbour's roof, and it drew a line of sparks behind it like a real one. At the very top it stopped for a moment, as everything does. {Thething} saw the lights of the town and the curve of the hill. “Ten,” whispered the kitchen.",
      "+ @garden(thing) It came down in the strawberries. The family found it there in the morning, with two trays and a funnel, and talked about burglars for a week.",
      [
        "@kitchen(thing talk, pal) {Thething} makes breakfast again, golden brown, and nothing sticks to the ceiling, or hardly ever. But on clear nights {thepal} says: “Tell us.” Then it becomes quiet in the kitchen, even among the good plates. {Thething} tells of the ten seconds. It takes about an hour.",
        "@kitchen(thing talk) {Thething} makes breakfast again, golden brown, and nothing sticks to the ceiling, or hardly ever. But on clear nights the egg timer says: “Tell us.” Then it becomes quiet in the kitchen, even among the good plates. {Thething} tells of the ten seconds. It takes about an hour.",
      ],
    ],
  }),
  story({
    says: [
      /\b(?<cactus>cactus|thistle|hedgehog|porcupine|pin ?cushion|holly bush|nettle|sea urchin|rose bush|scarecrow|snowman|iceberg|stove|lobster)\b/i,
      /\b(?:hug\w*|cuddl\w*|embrac\w*|touch\w*|arms)\b/i,
    ],
    may: [
      role("friend", `${CHILD}|balloon|cat|gardener|old woman|old man|tortoise|bird|flower`),
      ...also("named|called", "love to|loves?|wants?|wish\\w*", "nobody|no one"),
    ],
    of: "things",
    unless: /\b(?:murder\w*|snowman|horror)\b/i,
    after: [
      "@room(cactus look) {Thecactus} had seen how it is done. You open your arms, you wait a moment, and then two become one, for about as long as a tram needs to go past. It was done at the door, in the morning and in the evening. {Thecactus} held its arms out as well. It always did. It had been made like that.",
      "+ @room(cactus) “Careful!” they called whenever anybody came too near. A balloon had wanted to be friends, at a birthday. They had only leaned towards each other a little. It was over very quickly, and there was a bang. {Thecactus} had apologised to the string. After that it stood further back on the sill and looked out of the window.",
      "+ @room(cactus) It tried to be softer. It stood in the dark, because it had heard that this helps. It thought of wool. Once it held its breath for a whole day. A single prickle fell off. It had three thousand and sixty.",
      "@room.night(cactus look) One night there was a storm, and the window sprang open. Something was blown in and fell on the sill. It was a bird, a very small one, wet to the bone, and it looked round with wild eyes. Behind it the cat had already jumped up on the chair. “Come here,” said {thecactus}. “Here? To you?” piped the bird. “Nobody will get you here,” said {thecactus}. “I promise.”",
      "@room.night(cactus) The cat put out a paw. She pulled it back, with a yowl, and tried it from the other side, and from above. There was no side. The bird sat in the crook of an arm, where the prickles stand a bit wider apart, just as wide as a small bird. {Thecactus} did not move the whole night long. It had never in its life been so careful.",
    ],
    end: [
      "@room.dawn(cactus) Towards morning the trembling stopped. The bird had closed its eyes. It got warm and heavy, and it leaned. It leaned its whole side against {thecactus}, from top to bottom, and sighed. “So that's it,” it thought. “That's what it is.”",
      "@room(cactus) When they came in at seven, they saw the open window and the cat with the bandaged pride. And they saw {thecactus}. A bird was sitting in its arm and sang. And at its very top, where there had never been anything but prickles, something had opened overnight, as big as a hand, and as pink as the inside of a shell. “It's happy,” said the smallest.",
      "+ @room(cactus) They put the flower pot on the balcony after that, so that the bird would not have to ask. It told the others. There's a queue, in bad weather.",
      "@roof(cactus) {Thecactus} holds its arms out. It always did. In the left one there is a nest now, with four eggs in it, and nobody in the whole street sleeps as safely. “Careful!” people call when they come out on the balcony. But they mean something else by it. They mean: softly, they're asleep.",
    ],
  }),
  story({
    says: [
      /\b(?:light ?bulb|fairy light|christmas lights?|string of (?:christmas )?lights|star on (?:the|top)|(?:smallest|little|old) star|bauble|glass ball|ornament|candle|lantern|angel|tinsel|christmas star|decoration)\b/i,
      /\b(?:christmas|tree|advent|holy night|string of)\b/i,
      /\b(?:nervous|flicker\w*|does(?: not|n['’]t) shine|did(?: not|n['’]t) shine|not shine|broken|old|cracked|afraid|scared|small(?:est)?|last|dark|forgotten|throw\w*|thrown|ugly|chipped|bottom of the box|no longer)\b/i,
    ],
    may: [
      role("child", CHILD),
      ...also("evening|night|eve", "flicker\\w*", "nervous|afraid", "smallest|last", "shine|glow\\w*", "throw"),
    ],
    unless: /\b(?:murder\w*|horror|chopped|cut down|homeless|soldier|santa)\b/i,
    after: [
      "+ @room.dusk The box was opened only once a year. “Places, please!” called the big glass ball. “Straighten your hooks!” All of them shone as if nothing had been the matter since January. Only the smallest of them did not. It had a feeling in its wire as if of butterflies. “What if everybody's looking and I can't do it?” it whispered to the straw star. “I'm straw,” said the straw star. “I just hang.”",
      [
        "@room.dusk(child look) “That one's no good,” said a voice. Fingers took hold of it. But then came {thechild}, put out a hand, and held it up to the window. It was scratched, and a bit crooked, and in its inside there was a grain of something. “It was Grandma's,” said {thechild}. “It's staying. It can go at the back, at the bottom.” So it hung at the back, at the bottom, opposite the wall.",
        "@room.dusk “That one's no good,” said a voice. Fingers took hold of it. “It was Grandma's,” said another voice. “It's scratched, but it's staying. It can go at the back, at the bottom.” So it hung at the back, at the bottom, opposite the wall.",
      ],
      "+ @room.dusk There's not much going on there. There's a skirting board, and a spider called Edna, who had thought that she had the corner to herself. “Is it a big evening?” asked Edna. “The biggest,” said the smallest one, and gave a nervous flicker. “I liked that,” said Edna. “Do it again.”",
      "@room.night Then it was time. The door opened, there was an “Ah!”, and at just this moment something went click. All the lights went out. “Nobody move!” called the father, and fell over the crib. The youngest, who was two, began to cry, and crawled away, no one saw where to.",
      "@room.night It had come right in behind the tree, to the wall. It sat there in the pitch dark and sobbed. The smallest one felt how it shook the branch. It forgot how nervous it was. There was only this one, with its wet face. “Wait,” it thought, “I've got something left, from before.”",
    ],
    end: [
      "@room.night It was not a great light. It came from the grain in its inside, and it flickered. But it was golden, and it was just as high as a person of two years. The sobbing stopped. “Ah,” said the child, quite softly, and put out a finger, and the glow sat on the tip of it. In the whole dark room this was the only “Ah” that counted.",
      [
        "@room.night(child look) “Look, there,” said {thechild}. They got down on their hands and knees, all of them, with their good trousers, and crawled in behind the tree. They lay there and looked at it, and at the child's golden face. “Grandma always said that you've got to see it from below,” said {thechild}.",
        "@room.night “Look, there,” said the mother. They got down on their hands and knees, all of them, with their good trousers, and crawled in behind the tree. They lay there and looked at it, and at the child's golden face. “Grandma always said that you've got to see it from below,” said the mother.",
      ],
      "+ @room.night When the fuse was back in, nobody got up. “Turn it off again,” somebody said.",
      [
        "@room.night(child sit) There's a tip to every tree, and something grand belongs on it. But in this house the best place is at the back, at the bottom, opposite the wall. A cushion lies there. Before anything else happens on that evening, {thechild} turns off the lamps. They all crawl in. And the smallest one takes its time, flickers, and begins.",
        "@room.night There's a tip to every tree, and something grand belongs on it. But in this house the best place is at the back, at the bottom, opposite the wall. A cushion lies there. Before anything else happens on that evening, the lamps are turned off. They all crawl in. And the smallest one takes its time, flickers, and begins.",
      ],
    ],
  }),
  story({
    says: [
      /\b(?:chess(?: pieces| figures|board)?|white king|black king|white queen|black queen|playing cards|tin soldiers|toy soldiers|pawns?|knights? on the board)\b/i,
      /\b(?:tired|fight\w*|war|peace|friends?|enem(?:y|ies)|refus\w*|stop\w*|strike|rebel\w*)\b/i,
    ],
    may: [
      /\b(?<one>white king|white queen|black king|black queen|white pawn|black pawn|white knight|black knight|pawn|king|queen)\b/i,
      ...also("old|two", "tired", "fighting|fight", "each other"),
    ],
    unless:
      /\b(?:murder\w*|dragon|plays? chess|played chess|chess partners?|tournament|champion\w*|grandmaster|girl|boy|park|prison|grandfather|grandpa|computer|competition|player|club|death)\b/i,
    after: [
      "“Good morning,” said the black side. “Good morning,” said the white side. “I take it that you're going to kill me again at about four?” “Or you me,” was the answer, “it depends who's playing.” They had known each other for a hundred and fifty years. In all that time they had never once been allowed to stand on neighbouring squares for longer than a move.",
      "+ It was always the same. First the small ones had to go, in the front row, who had done nothing to anybody. They lay in the box and listened to the knocking overhead. “What is it actually about?” a pawn had asked on a long winter evening. They had looked at each other across the board. Neither of them could remember. It must have been something with a square.",
      "+ At night, with the lid shut, they all lay mixed up together, black on white. It was quite comfortable. A white horse had its head on a black tower. “Isn't it odd?” said the pawn. “In here nobody takes anybody.”",
      "On Sunday two gentlemen sat down at the table who could not stand each other. It was about a garden fence, and whoever lost was to pull his down. After an hour there were only the two of them left on the board, and three pawns. A hand came down from above, to make the last move. It pulled. The piece did not move.",
      "“It's stuck,” said the gentleman. But it stood as if it had grown roots in the wood. “I'm not doing it,” it said, so quietly that only the other side could hear. “Not today.” “They'll throw us in the fire,” whispered the other. “Perhaps,” was the answer. “But then you'd be beside me. What do you say?”",
    ],
    end: [
      "What happened then had never happened before. The other one set out, by itself, slowly, in full view of everyone. It went straight across the board, over white and over black, and not as the rules say. On the neighbouring square it stopped. It made a bow.",
      "The two gentlemen sat with open mouths. “Did you see that?” asked the one. “You did that with a magnet,” said the other. They looked under the table, both at once, and there, in the dark, they stayed for a bit. “What was it actually about?” asked one of them. “The fence?” “It must have been something with a plum tree,” said the other.",
      "+ They took the whole fence down, both halves. It made a very good fire, and over it they cooked jam.",
      "The board is on the table in the garden, right where the fence used to be. The gentlemen play every Sunday. It is a game that they have made up themselves, and nobody is ever taken in it; it's all about who stands next to whom. And in the middle, on two neighbouring squares, stand the oldest of all, and have been talking since the morning.",
    ],
  }),
  story({
    says: [
      /\b(?<compass>compass|map|signpost|weathercock|gps|sat ?nav|navigation system|watch|lantern|key|flashlight|torch)\b/i,
      /\b(?:points?|pointed|shows?|showed|leads?|led|takes?|took|guid\w*)\b/i,
      /\b(?:afraid|fears?|feared|scared|frightened|most needs?|most needed|not north|(?:has|have|had|needs?|needed) to go)\b/i,
    ],
    may: [
      role(
        "friend",
        "best friend|friend|brother|sister|grandfather|grandpa|grandmother|grandma|father|mother|dog|cousin|neighbour",
      ),
      ...also("always", "talking|magic|old", "afraid|fear\\w*", "points?|pointed"),
    ],
    of: "people",
    unless: CRIME,
    after: [
      "@street(hero look) {Hero} turned left, and {thecompass} turned right. {Hero} shook {thecompass}. “I'm not broken,” it said in a scratchy voice. “I've never been wrong in my life. It's over there.” Over there was the house with the big dog. “I don't want to go there,” said {hero}. “I know,” said {thecompass}. “Nobody ever does. That's why I'm so little used.”",
      "+ @street(hero walk) {Hero} walked past the house very fast, on the other side. Nothing happened, except that the dog, behind the fence, was lying on its back with a ball. But already {thecompass} had swung round again. It pointed to the swimming pool with the high board, and in the evening to the telephone, and {hero} knew quite well whom {he} ought to have called.",
      [
        "+ @street(hero talk, friend talk) “Throw it away,” said {thefriend}. “A thing like that makes you ill.” But {thefriend} held out a hand to have a look. {Thecompass} turned at once and pointed straight at {hero}. {Thefriend} went red. “You want to tell me something,” said {hero}. “And you're afraid of it.” It was only about a borrowed bicycle bell.",
        "+ @street(hero look) {Hero} thought of throwing it in the river. But {he} noticed something. Wherever {he} had been, the needle never pointed there again. It crossed the place off, so to speak. It was a long list, though.",
      ],
      "@street.night(hero look) Then there was a night when {thecompass} hummed under {hero's} pillow and would not stop. The needle pointed to the ground, and trembled. It was the cellar. {Hero} had not been down there since {he} was four. “Why just now?” {he} asked in the dark. “Because it's time,” said {thecompass}.",
      "@cellar.night(hero walk) There were fourteen steps. {Hero} knew that from counting them in {his} sleep. {He} held {thecompass} in both hands, and it glowed a little. On the last one something breathed. {Hero's} knees wanted to go back up without {him}. “Straight on,” said {thecompass}. “I'm here. I'm afraid of it as well, you know. I'm only better at pointing.”",
    ],
    end: [
      [
        "@cellar.night(hero look, friend) In the corner, behind the coal, sat {thefriend}. There was a crack in the water pipe, and {thefriend} had wanted to fetch the bucket in the dark, and had slipped, and the door had shut. “I didn't dare to call,” said {thefriend}. “I thought that nobody would come down here.” The water was up to the ankles, and rising.",
        "@cellar.night(hero look) In the corner, behind the coal, sat the old neighbour from upstairs. There was a crack in the water pipe, and he had wanted to stop it, and had slipped, and the door had shut. “I've been calling,” he said hoarsely. “I thought that nobody would come down here.” The water was up to the ankles, and rising.",
      ],
      "@cellar.night(hero carry) {Hero} forgot to be frightened. {He} found the tap and turned it with both hands, and it shrieked, and then it was still. An arm was laid round {his} shoulders. They went up the steps together, all fourteen, and {hero} noticed at the top that {he} had not counted.",
      "+ @kitchen(hero sit) In the kitchen there was hot milk. {Hero} put {thecompass} on the table. The needle went round once, looked into every corner, and found nothing. It lay down.",
      "@street(hero walk) {Hero} still carries {thecompass} in {his} pocket. It points north now, most of the time, like others of its kind. But now and then, on an ordinary day, the needle gives a jerk. Then {hero} stops and looks to see where it's pointing. “Over there?” asks {hero}. “Over there,” says {thecompass}. And {he} pulls up {his} socks and goes.",
    ],
  }),
];
