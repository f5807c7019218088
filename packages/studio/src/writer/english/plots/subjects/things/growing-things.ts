import { role, story } from "../subject-story.ts";
import { withAndWithout } from "../with-and-without.ts";

/** Stories of trees, seeds, leaves and rivers. */
export const growingThings = [
  story({
    says: [
      role("tree", "christmas tree|fir tree|pine tree|fir|spruce|little tree"),
      /\b(?:christmas|chosen|pick(?:s|ed)?|nobody|no one|crooked|small(?:est)?|too (?:small|crooked)|market|lonely)\b/i,
    ],
    unless: /\b(?:murder\w*|horror|kill\w*|treehouse|girl|boy|bears?|stol\w*|steal\w*|santa)\b/i,
    of: "things",
    after: [
      "@market(tree) On the lot they stood in rows, and each had a price on a string. “Too thin on the left,” said the people about {thetree}. “Crooked,” they said. “A hole in the middle.” {Thetree} turned its good side to the front. By now it no longer knew which one that was.",
      "@market(tree look) The others went, on sledges and on the roofs of cars. They rustled with excitement. “We'll have gold!” called one of them. “We'll have a star!” “Have a nice time,” said {thetree}, and meant it. Then it was quiet, and the snow lay down in the places where they had stood.",
      "+ @market.dusk(tree) A blackbird came in the evening and settled down in the hole in the middle. “Just the right size,” it said. {Thetree} kept quite still all night. It was the nicest thing that had been said about it so far.",
      "@market.dusk(tree) On Christmas Eve, at four, the man switched off the lights and pulled down the fence. “That one's for the stove,” he said. But there was a woman at the gate with a shopping trolley and three children, and she counted the coins in her glove. “What does the last one cost?” she asked. The man looked at the coins. “Just that,” he said.",
    ],
    end: [
      "@room(tree) It was a very small flat. There was a cupboard on the left, and a bed in the middle, and in between was a corner that nothing had ever fitted into, because of the pipe. They pushed {thetree} in. It was thin on the left, and there was the cupboard. It was crooked, and so was the wall. And the pipe went exactly through the hole.",
      "@room.night(tree look) “It's been made for us!” cried the smallest of them. They had no gold. They hung up spoons, and a red glove, and the coins that were left over, which were two. Then they put out the light, because of the one candle, and it shone in every spoon. {Thetree} had never seen itself. It looked like a small, warm town.",
      "+ In January the others lay out on the street, with a bit of tinsel in their hair, and waited for the lorry. {Thetree} was not among them. It still had its roots, and they had put it in a bucket.",
      "@garden.night(tree) It grows in the yard between the bins, and it has stayed crooked. In December, when it is dark, somebody comes down with a handful of spoons. And in the hole in the middle, every spring, there is a nest.",
    ],
  }),
  story({
    says: [
      role(
        "tree",
        "apple tree|cherry tree|oak tree|lime tree|chestnut tree|pear tree|oak|old tree|willow|linden|maple|beech|tree",
      ),
      /\b(?:cut down|chop\w*|felled|felling|axe|chainsaw|saw|road|motorway|car park|parking|building site|supermarket|save[sd]?|saving)\b/i,
      /\b(?:old|hundred|save[sd]?|saving|children|village|street|neighbou?rs?|nobody|wants?|wanted|mayor|last|school|town|city)\b/i,
    ],
    unless:
      /\b(?:murder\w*|horror|kill\w*|christmas|treehouse|phone|hanged|see-?saw|saw (?:a|the|his|her|it|them|him)|tree surgeon|bomb|love letter)\b/i,
    after: [
      "On Monday there was a cross on the bark, made with orange paint, and a notice beside it: Thursday, nine o'clock. {Thetree} could not read. But it noticed that people laid a hand on it, and went on more slowly than they had come.",
      "“How old is it actually?” somebody asked. Nobody knew. So they brought together what they did know. An old man had carved a heart in it. A boy knew which branch you must not trust. By Tuesday evening there were so many slips of paper on the trunk that the cross could hardly be seen.",
      "+ An owl lived up there, and two squirrels, and four hundred kinds of beetles. Nobody had asked the beetles. The teacher counted them with her class, and wrote down their names, and that made the longest list of all.",
      "On Thursday at nine the men came with the saw, and a paper with a stamp. In front of {thetree} stood the whole street, hand in hand, and it took thirty-one of them to get all the way round. “We've got to,” said the foreman. “We haven't,” said the thirty-one.",
      "Then an important car drove up, and an important lady got out, and she was in a hurry. “A tree is a tree,” she said. “We'll plant you three new ones.” She went up to it, to tear down the slips of paper. And the very first one that she took hold of, she did not tear off.",
    ],
    end: [
      "She read it twice. Then she went round to the back of the trunk and pushed aside the ivy, very low down, where only children look. There was a small crooked letter in the bark, and beside it a second one. “That's me,” said the important lady. Her voice was quite different now. “And that's my brother. We hid here, whenever there was shouting at home.”",
      "Nobody said a word. A leaf came down and settled on her shoulder. She took out her pen, crossed out a line on her plan, and drew it again, with a bend in it. It looked as if the line were making a bow. “Then we shall just have to go round,” she said.",
      "+ The men ate their sandwiches in the shade, before they drove home. The foreman left a slip of paper too. “Had lunch here,” it says. “Good tree.”",
      "To this day there is a bend in that place. Strangers wonder about it. But once you have driven round it, slowly, and seen {thetree} from all sides, you know why, and somebody has painted out the cross and made a heart of it, in orange.",
    ],
  }),
  story({
    says: [
      role("seed", "sunflower seed|apple seed|seed|acorn|bulb|bean|chestnut|cherry stone|conker"),
      /\b(?:afraid|scared|grow\w*|grew|dark|earth|soil|ground|underground|little|tiny|small(?:est)?|wants?|wanted|dream\w*|become|became|tree|flower|sun|wind|spring)\b/i,
    ],
    unless:
      /\b(?:murder\w*|horror|kill\w*|girl|boy|bean(?:s)? soup|squirrels?|swallow\w*|magic beans?|button|gardener|grandmother|grandfather|grandma|grandpa|robot|farmer|king|queen|emperor|princess|plants|planted|coffee|jelly)\b/i,
    of: "things",
    after: [
      "It was dark, and something was breathing. “That's only me,” said an earthworm. “Are you new?” {Theseed} pulled its shell tight. “I'm just waiting until it's over,” it said. “Until what's over?” asked the worm. {Theseed} did not know. It was only sure that it was not going to open the door.",
      "“What's outside?” it asked after a week. “I've been told that there is light,” said the worm. “I've no eyes, so I couldn't say. They say that everybody up there is going somewhere.” {Theseed} shuddered.",
      "+ A drop of water came by and knocked. “Nobody at home,” called {theseed}. The drop waited in front of the door for three days. It was not in any hurry. It had come all the way from the sea.",
      "Then {theseed} noticed that something inside was pushing. It was very small, and it was green. “Stop it,” said {theseed}, and held the shell together. It pushed on, like a child that wants to get out of bed because it is morning. “If I let you out,” said {theseed}, “I'll break.” “Yes,” said the worm. “I've heard that, too.”",
      "It cracked at night. It did not hurt, it only felt large. Something went down and took hold of the ground. Something else went up, round a stone, blind and white and as thin as a thread. “I don't know the way!” called {theseed}. “Nor does it,” said the worm. “But look how it's going.”",
    ],
    end: [
      "There was a crust at the very top, dry and hard. {Theseed} pushed its back against it. Then there was a little crumbling, and a hole, and through the hole came something for which it had had no word. It was warm and it was yellow. “Oh,” said {theseed}, and unfolded two leaves, as you throw up two arms.",
      "It had thought that there would be nothing left of it. Now it felt its way through all that it was: root and stalk and leaf, and it was still itself, from the bottom to the top. It was only that there was so much more room.",
      "+ By the end of the summer its shade was big enough for a cat. It had grown past the fence, and it saw the road, and a river, and everybody that was on the way.",
      "In the autumn, something small and round fell on the ground beside it and rolled into a crack. “I'm not here at all,” said a thin voice. “Just wait,” said the earthworm, who was passing again. “I know somebody like you.”",
    ],
  }),
  story({
    says: [
      role("leaf", "last leaf|little leaf|maple leaf|oak leaf|leaf"),
      /\b(?:afraid|scared|frightened|let(?:s|ting)? go|last|hold\w*|held|cling\w*|refus\w*|not want to fall|n['’]t want to fall)\b/i,
    ],
    unless:
      /\b(?:murder\w*|horror|kill\w*|drop(?:s|ped) (?:out|her|his|the|a|by)|two snowflakes|tea|cliff|girl|boy|man|woman|painter|gold leaf|allergic|hedgehog)\b/i,
    of: "things",
    after: [
      "The others talked of nothing but going. “I'll take the first wind on Tuesday,” said one. “I'm waiting for something with a swing in it,” said another. {Theleaf} held on. It was good at it. “And what comes after?” it asked. They did not know. They just went.",
      "Day by day it got emptier. Those who had hung to the left had gone, and those to the right, and you could hear the cold whistling through. “You're the last one,” said a small titmouse, who came past every morning. “Somebody has to be,” said {theleaf}. It tried to sound cheerful.",
      "+ “I fell once,” said the titmouse. “Out of the nest. I was terribly frightened, as far as about the middle. Then I noticed that I'm somebody who can fly.” “I'm not, though,” said {theleaf}. “How do you know?” asked the titmouse. “You've never been to the middle.”",
      "One morning the titmouse did not come. {Theleaf} looked out for it all day. Then it saw it, far down, in a hollow of the frozen ground, fluffed up and with its beak under its wing. Snow was in the air. The little bird had nothing over it, and it was hardly moving. {Theleaf} called. But from so high up its voice was only a rustle.",
    ],
    end: [
      "It did not think of what comes after. It thought: just beside the stone. And it let go. For one moment there was nothing at all. Then the air came under it, and it sailed, left and right and left again, in wide, slow curves. It was exactly as far as the middle when it noticed that it was laughing.",
      "It took one more small breath of wind, and lay down over the hollow like a blanket. It fitted from edge to edge. “Who's that?” murmured the titmouse. “The last one,” said {theleaf}. “I've been to the middle. You never told me that it was so nice.”",
      "+ @snow.night(leaf sleep) The snow came in the night, and it lay on top of {theleaf}, quite softly. It was no longer the last of anything. It was one of many, and they were all keeping something warm.",
      "In spring the titmouse went back up. There was a green tip, a very small one, just where {theleaf} had been. It was holding on tight. “Don't worry,” sang the titmouse to it. “I'll tell you a story. It's about as far as the middle.”",
    ],
  }),
  ...withAndWithout({
    says: [
      role("river", "river|stream|brook|creek|spring|little river"),
      /\b(?:sea|ocean|stopp\w*|stops?|dr(?:y|ied|ies)|dirty|polluted|rubbish)\b/i,
      /\b(?:the (?:river|stream|brook|creek) (?:has |had )?(?:stopp\w*|stops?|is|was|wants?|wanted|falls?|fell|refus\w*|decid\w*|who|that|does|did|dried|dries|gets?|got|cannot)|(?:little|small|young|tiny|dirty|old|sad) (?:river|stream|brook|creek)|(?:river|stream|brook) (?:who|that|named|called))\b/i,
    ],
    may: [role("child", "girl|boy|child|children|fisherman|old man|old woman|beaver|otter|heron|frog|duck")],
    unless:
      /\b(?:murder\w*|horror|kill\w*|bridge away|drown\w*|crown|raft|body|corpse|crosses|crossed|crocodile|ferry)\b/i,
    after: [
      [
        "@river(child talk) {Theriver} lay there between its banks and hardly moved. {Thechild} knelt down at the edge. There was a tyre in it, and a shoe. “What's the matter?” asked {thechild}. For a long time there was only a bubble. Then {theriver} said, so softly that it was hardly more than a gurgle: “I've forgotten where I was going.”",
        "@river {Theriver} lay there between its banks and hardly moved. There was a tyre in it, and a shoe. “What's the matter with you?” asked the heron. For a long time there was only a bubble. Then {theriver} said, so softly that it was hardly more than a gurgle: “I've forgotten where I was going.”",
      ],
      [
        "@river(child talk) “To the sea,” said {thechild}. “What is that?” asked {theriver}. {Thechild} told it: that it was wide, and that it never kept still. {Theriver} listened. A small wave ran along the bank. “It sounds like somebody whom I used to know,” it said.",
        "@river “To the sea,” said the heron. “What is that?” asked {theriver}. The heron told it: that it was wide, and that it never kept still. {Theriver} listened. A small wave ran along the bank. “It sounds like somebody whom I used to know,” it said.",
      ],
      [
        "@river(child take) But it could not get past the bend. It was all blocked up there with branches and bags and a whole refrigerator. {Thechild} pulled out the shoe. It was a beginning. The next day {thechild} pulled out the tyre. And by Saturday both banks were full of rubber boots.",
        "@river But it could not get past the bend. It was all blocked up there with branches and bags and a whole refrigerator. The heron pulled out the shoe. It was a beginning. The next day two children in rubber boots had seen it, and they pulled out the tyre. And by Saturday both banks were full of rubber boots.",
      ],
      "+ @river They found a trumpet, two bicycles and a wedding ring. Somebody blew into the trumpet. A frog came out and took offence. {Theriver} became clearer from day to day. The old people came and looked at their own faces in it.",
      "@river Only the refrigerator would not come. Twenty people pulled at the rope until it broke. They all sat in the mud and looked at {theriver}. And {theriver} looked at all forty of them, and gathered itself.",
    ],
    end: [
      [
        "@river(child climb) It gathered itself from the very top, from the springs under the rock and out of all the meadows. “Get out of the way,” {theriver} said. {Thechild} shouted it on, and they scrambled up the bank. It came down round the bend with everything it had. The refrigerator opened its door as if in surprise, and sailed off.",
        "@river It gathered itself from the very top, from the springs under the rock and out of all the meadows. “Get out of the way,” {theriver} said. The heron screamed it on, and they scrambled up the bank. It came down round the bend with everything it had. The refrigerator opened its door as if in surprise, and sailed off.",
      ],
      [
        "@river(child run) Then {theriver} ran. It jumped over stones and pulled the willows by the hair, and it was singing, with the low notes underneath and the high ones on top. {Thechild} ran along beside it until there was no more breath left. “I remember!” called {theriver}. “It goes this way! It goes always on!”",
        "@river Then {theriver} ran. It jumped over stones and pulled the willows by the hair, and it was singing, with the low notes underneath and the high ones on top. The heron flew along above it until its wings were tired. “I remember!” called {theriver}. “It goes this way! It goes always on!”",
      ],
      "+ @sea It arrived on a Tuesday, at low tide, a bit muddy and out of breath. The sea did not ask any questions. It just moved over.",
      "@river In the bend, where the refrigerator used to be, it is deep enough for swimming now. If you put your head under and keep very still, you can hear somebody humming down there, who knows where it is going.",
    ],
  }),
];
