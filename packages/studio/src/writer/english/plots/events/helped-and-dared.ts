import type { ClauseScene } from "../clause-scene.ts";
import { inSentence } from "./event.ts";

/** Who comes back once more, dares something, helps to carry or finds what somebody has lost. */
export const helpedAndDared: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "(?:comes? back|came back|returns?|returned|goes back|went back) to (?<oldplace>(?:his|her|their|the) (?:old |former )?(?:school|class|classroom)) (?:for|to (?:give|play|teach|see|say|drive|sing|dance)) (?<once>(?:one|an?|a very|the) last [^.]+|[^.]*one (?:last|more) [^.]+)",
    ),
    after: [
      [
        0,
        "It was smaller than {he} had thought. The hooks hung so low! It still smelled of wood and wet coats, and in one place of something sweet, and nobody had ever found out what that was.",
      ],
      [
        1,
        "“You're the one from before?” they asked, and looked at {his} stick. “From long before,” said {hero}. They had feet that did not reach the ground, and one had a tooth in his hand that had just come out.",
      ],
      [
        1,
        "{He} had prepared something. It was three pages long, and it was very clever. {He} put on {his} glasses, looked at the pages, and looked at the feet. Then {he} folded it up into a boat.",
      ],
      [
        2,
        "“I'll tell you something that isn't in any book,” said {hero}. It became so quiet that one could hear the heating. It was about one who could do nothing at all, in this very place, at that window, and about somebody who had said to him: “Show me where you're looking.”",
      ],
      [
        0.5,
        "At the back sat one who had not looked up all that time. He was drawing on the edge of the desk, very small. Everybody knew that he could do nothing at all. {Hero} walked to the back, slowly, because of the stick. “Show me where you're looking,” {he} said.",
      ],
    ],
    end: [
      [
        0,
        "The boy moved his arm away. It was a bird, no bigger than a stamp, and every feather was there. The whole lot of them stood round the desk, and nobody said anything for a moment. “Where did you learn that?” “At the window,” said the boy. Beside the bird there was an older scratch in the wood. {Hero} bent down and smiled. It was a boat, and next to it were two letters. They were {his} own.",
      ],
      [1, "When the bell rang, they stayed in their seats. That had never happened there before."],
      [
        1,
        "{He} has gone back for one last time every Thursday since then. Nobody has pointed it out to {him}.",
        "After that there was one last time every Thursday, and nobody pointed it out.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:loves?|loved|likes?|liked|adores?|adored|prefers?|preferred|would rather|is crazy about|plays? in|played in) (?:(?:to )?(?:play(?:ing)?|jump(?:ing)?|roll(?:ing)?|dig(?:ging)?)(?: in| with)? )?(?:the )?(?<passion>mud|puddles|dirt)\\b[^.]*",
    ),
    idea: /\b(?:princess|prince|queen|king|lady|duchess|countess)\b/i,
    after: [
      [
        0,
        "There was a rule about it, on page nine: one did not do such a thing. {Hero} had read the page. It had got a little dirty while being read.",
      ],
      [
        1,
        "“And where have you been?” was asked every evening at the long table. “Outside,” said {hero}. That was true. Under the table a frog looked out of {his} sleeve, and was given a pea.",
        "“And where have you been?” was asked every evening. “Outside,” said {hero}. That was true. One only had to look at {his} feet.",
      ],
      [
        1,
        "They tried everything. They tried white shoes. They tried a teacher for sitting still. He was found in the afternoon, in the best of moods, up to his knees in it. “It's about the angle,” he said. “One has to hit it flat.”",
      ],
      [
        2,
        "“When you're older, you'll see,” said {his} aunt. {Hero} looked at {his} aunt, who was older, and who was holding her skirt up with both hands although there was nothing there. “What shall I see?” {he} asked. {His} aunt had to think about it.",
      ],
      [
        0.5,
        "Then came the great visit, in eleven coaches. It had rained. The first coach sank in up to the axles, and so did the second, and in the third sat the emperor, who was in a hurry and was used to roads. Eleven coachmen stood there in white stockings. Nobody knew what to do with something like that.",
      ],
    ],
    end: [
      [
        0,
        "{Hero} knew. {He} knew every spot of it: where it carries, where it sucks, and where one has to lay branches. “Shoes off,” {he} commanded, “all of you. And now on three.” They had never been spoken to like that. There was a smack, like a very large kiss, and the first coach was out. The emperor had got out, too. He stood there, looked down, and wiggled his toes.",
      ],
      [
        1,
        "The banquet was postponed. It had turned out that the emperor had wanted to do that ever since he was four. “It's about the angle,” {hero} explained to him.",
      ],
      [1, "Page nine is missing from the rules. It is in the pond. Somebody has made a boat of it."],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:the |a |their )?(?:class|school|classroom|kindergarten)(?:['’]s)? (?<pet>hamster|rabbit|guinea pig|mouse|gerbil) (?:disappears?|disappeared|escapes?|escaped|is gone|was gone|is missing|was missing|runs away|ran away)\\b[^.]*",
    ),
    after: [
      [
        0,
        "The door of the cage was open, and the wheel was still turning a little. Nobody had done it. They had all only wanted to have a quick look.",
      ],
      [
        1,
        "They made posters. They had drawn the {pet} on them from memory, twenty-four times, and it looked like twenty-four different animals. “Answers to nothing,” it said underneath, “but likes cucumber.”",
      ],
      [
        1,
        "They laid a trail of cucumber, all through the building. In the morning it was gone as far as the staff room. There it stopped. They looked in under the sofa, and found a pen, half a sandwich and the maths test that had never been handed back.",
      ],
      [
        2,
        "“Quiet,” said the quietest one of all. They were not used to hearing anything from her. “There's somebody in the piano.” They laid their ears on the wood. It rustled in there, somewhere under the low notes.",
      ],
      [
        0.5,
        "“Nobody plays!” whispered the teacher. They lifted the lid by the width of a finger, and then by the width of a hand. There was a nest, made of the maths test and the felt of the hammers. The {pet} lay in the middle of it and looked up, rather tired. It was not alone.",
      ],
    ],
    end: [
      [
        0,
        "There were seven of them. They were as big as beans and had nothing on. Twenty-four children held their breath, and that is not easy. “So that's why,” said the quietest one. Nobody had noticed how fat it had become; each of them had thought that it was because of his own cucumber.",
      ],
      [
        1,
        "Singing was done without a piano until the holidays. They sang very softly, the whole spring long. The inspector wrote in his report that he had never heard such a well-behaved class.",
      ],
      [1, "The new poster says: “Found. Eight times.” They have drawn it from memory. It looks exactly right."],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:asks?|asked|wants? to ask|wanted to ask|dares? to ask|dared to ask|invites?|invited) (?<dancer>(?:an?|the) (?:[a-z]+ )?(?:girl|boy|neighbou?r|woman|man|classmate|princess|prince|widow|widower|cook|librarian|waitress|baker)) (?:to dance|for a dance|to the (?:ball|dance|prom|party))\\b[^.]*",
    ),
    after: [
      [
        0,
        "It was five steps to the other side. {Hero} had counted them. {He} had gone the first one three times already, and three times back.",
      ],
      [
        1,
        "What does one do with one's hands? In {his} pockets they looked rude, and outside {his} pockets there were too many of them. {He} held on to a glass of lemonade. It was empty by now, but it was something to hold.",
      ],
      [
        1,
        "“Just go,” said those who had never done it. {Hero} had a sentence. {He} had practised it in front of the mirror, in the lift, and to the dog, who had said yes at once. It had nine words. Now there were still four of them there.",
      ],
      [
        2,
        "One song was over, and the next one began. It was a slow one. If it was not to be now, it would not be at all. {He} put down the glass. It missed the table.",
      ],
      [
        0.5,
        "They all turned round at the crash. There {hero} stood, in the middle, in a puddle, with splinters round {his} shoes and with red ears. And {dancer} got up, came over, five steps, and squatted down to help. “Careful,” was said, “you'll cut yourself.”",
      ],
    ],
    end: [
      [
        0,
        "They picked it up, piece by piece. “Would you,” said {hero} to a splinter, “would you perhaps,” and that was all that was left of the nine words. “I thought that you'd never ask,” was the answer. “I've counted. It's five steps.”",
      ],
      [
        0.7,
        "They trod on each other's feet from the beginning. It did not matter; the shoes were wet anyway. At one point they turned, quite by mistake, in the right direction, and for the length of half a song it was as if somebody had taken away the floor.",
      ],
      [
        1,
        "At home the dog wanted to know how it had been. {Hero} showed it to him, twice through the kitchen, with a turn at the fridge.",
        "At home {hero} showed how it had been, twice through the kitchen, with a turn at the fridge.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:finds?|found|picks? up|picked up) (?<lostone>(?:an?|the) (?:[a-z]+ )?(?:lost|stray|abandoned|missing|forgotten) (?:little |old |small )?(?<thing>(?<dog>dog|puppy|poodle|terrier|dachshund)|cat|kitten|rabbit|parrot|tortoise|hamster|teddy|bear|doll|toy|duckling|lamb))\\b[^.]*",
    ),
    idea: /\b(?:look(?:s|ed)? for|search(?:es|ed)? for|find(?:s)?|found|bring(?:s)?|brought|return(?:s|ed)?)\b[^.]*\b(?:owner|home|family|belongs?)\b/i,
    tells: /\b(?:owner|family|home|belong(?:s|ed)?)\b/,
    after: [
      [
        0,
        "The {dog} sat under the bench, as if somebody had said “wait here”. Somebody must have said it a good while ago. “Whose are you?” asked {hero}. It gave {him} a look that one could not simply walk away from.",
        "It lay under the bench, as if somebody had said “wait here”. Somebody must have said it a good while ago. {Hero} looked round. Nobody seemed to be missing anything.",
      ],
      [
        1,
        "{Hero} asked at the bakery, at the chemist's, and in the house with the blue door. “No,” they said, “but how nice!” In the evening {he} made a notice, with a drawing. “Found,” it said. {He} hung it up a little crookedly, where it would perhaps not be seen so well.",
      ],
      [
        1,
        "Because there was one thing that {he} had not told anybody: {he} had wanted something like that for as long as {he} could remember. It lay beside {his} bed that night, and {he} had already thought of a name. {He} said it once, very softly, into the pillow.",
      ],
      [
        0.5,
        "On the third day somebody stood in front of the notice. It was an old man without a {dog}, but with an empty lead in his hand, and he was reading it for the second time, with his finger. He had the kind of shoulders that one gets from looking under benches. {Hero} stood behind the tree. Nobody had seen {him}.",
        "On the third day somebody stood in front of the notice. It was an old man, and he was reading it for the second time, with his finger. He had the kind of shoulders that one gets from looking under benches. {Hero} stood behind the tree. Nobody had seen {him}.",
      ],
      [2, "{He} could have gone home. {He} counted to ten, and then to ten again."],
    ],
    end: [
      [
        0,
        "“It's at my place,” said {hero}. It was out. The old man turned round, and something happened with his face, and for that alone it would have been worth it. “It's all I have left of her,” he said. Then there was such a running and such a barking, for a single {dog}, that two windows opened.",
        "“It's at my place,” said {hero}. It was out. The old man turned round, and something happened with his face, and for that alone it would have been worth it. “It's all I have left of her,” he said.",
      ],
      [
        0.7,
        "“What did you call the {dog}?” he asked, when it had got a little quieter. {Hero} went red and said it. The old man nodded for a long time. “That's better than mine,” he said. “I'm not so good on my feet any more. From four to five I could do with somebody.”",
        "“What can I give you?” he asked. {Hero} shook {his} head. “I'm not so good on my feet any more,” said the old man. “From four to five I could do with somebody.”",
      ],
      [
        1,
        "They come past every day, from four to five, and sometimes it gets to be six. The notice is still hanging there. Somebody has crossed out “Found”, and has then written it again underneath, in a very old hand.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:helps?|helped) (?<being>(?:an?|the|his|her) (?:[a-z]+ )??[a-z]+) (?:to )?(?:carry|pull|push|lift|move|drag|bring home|get) (?<load>(?:an?|the|his|her|its|their) (?:[a-z]+ ){0,2}?(?:pumpkin|apple|pear|nut|walnut|acorn|chestnut|egg|cheese|ball|stone|melon|cabbage|turnip|potato|carrot|berry|strawberry|cherry|snowball|barrel|wheel|cake|crumb|grape|orange|marble|load)\\b[^.,;]*)",
    ),
    after: [
      [
        0,
        "“Is that heavy?” asked {hero}. “No,” groaned {being}, and could not be seen at all underneath. One only saw two feet, and they went a little to the left, and then a little to the right.",
      ],
      [
        1,
        "“I'll take the front,” said {hero}. “No, I've got the front.” It turned out that both of them had the front. So they pulled at it for a while in two directions, and it stayed exactly in the middle.",
      ],
      [
        1,
        "After that it went better. They counted out loud: and one, and two. At “two” they rested. There was a stone in the way, and they went round it. There was a puddle, and they went round that. There was a snail, and she went round them.",
      ],
      [
        2,
        "“Who is it for, anyway?” asked {hero}. “For the others. They're waiting.” “And why are you doing it alone?” {Being} thought about that for the first time. “Nobody said ‘I'll take the front’,” was the answer.",
      ],
      [
        0.5,
        "On the last slope it began to roll. It rolled backwards, of course, slowly at first, and then no longer slowly. “Let go!” called {being}. {Hero} did not let go. They both hung on to it, and so they all went down together, through the puddle, past the snail, right to the very bottom.",
      ],
    ],
    end: [
      [
        0,
        "They lay there and looked at the sky. “Once more?” asked {hero}. “Once more.” But this time there was a third one there. It was the snail. “You've passed me twice,” she said. “I can't stand by and watch that.” She sat down behind it, and wherever it had got to, there it stayed. A snail does not roll back.",
      ],
      [
        1,
        "At the top they were all standing there and waiting. They had set the table. There were exactly two chairs too few. So three of them moved together, and then it was right.",
      ],
      [
        1,
        "“Is that heavy?” is what one asks there now instead of “good day”. And whatever the answer is, somebody takes the front.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:learn(?:s|ed|t)?|want(?:s|ed)|tr(?:y|ies|ied)|decide[sd]?|dream(?:s|ed|t))(?: to learn| of)?(?: how)?(?: to)? (?:fly|flying|drive|driving|steer|pilot|sail) (?<vehicle>(?:an?|the) (?:[a-z]+ )?(?:plane|aeroplane|airplane|helicopter))\\b[^.]*",
    ),
    idea: /^(?:there was once )?(?:an?|the) (?:[a-z]+ ){0,2}?(?:penguin|chicken|hen|pig|cow|mouse|cat|dog|elephant|bear|sheep|goat|monkey|duck|ostrich|turtle|snail|rabbit|hedgehog|robot|witch|ghost|frog|grandmother|granny)\b/i,
    after: [
      [
        0,
        "“Licence?” asked the man at the gate. {Hero} had a swimming badge. The man looked at it from both sides. “Well,” he said, “it has a stamp.”",
      ],
      [
        1,
        "There were forty-one levers, and {hero} could reach six of them. For the others {he} got a cooking spoon. “This one makes it go up,” said the teacher, an old lady with a scarf, “and that one makes it go down. It's important not to mix them up.”",
        "There were a great many levers, and {hero} could reach six of them. For the others {he} got a cooking spoon. “This one makes it go,” said the teacher, an old lady with a scarf, “and that one makes it stop. It's important not to mix them up.”",
      ],
      [
        1,
        "On Monday {he} took the fence along. On Tuesday it was the haystack. On Wednesday everybody within three miles had locked up their hens. “You're thinking with your head,” said the old lady. “You must think with your behind. That's where one feels it.”",
      ],
      [
        2,
        "At home they shook their heads. “Our kind doesn't do that,” they said. “Our kind has been staying where it is for a million years, and nothing has ever happened to us.” “Exactly,” said {hero}.",
      ],
      [
        0.5,
        "Then came the night with the ice. Everything lay still: the harbour, the road, the telephone. And in the last house on the headland somebody needed a doctor, at once. “Nobody can get there in this,” said the man at the gate. He looked at {hero}. “How are you with cold?” he asked.",
      ],
    ],
    end: [
      [
        0,
        "With cold {hero} {was} very good. {He} saw nothing, but {he} felt it, with the right part. The doctor sat in the back and held on to the cooking spoon. There was a light, and there was a field, and the field had no fence. They came down on it as a leaf comes down. At ten past five there was a cry, quite a small one, and quite healthy.",
      ],
      [1, "It was a girl. They called her after {hero}, as a second name. “It's rather unusual,” said the registrar."],
      [
        1,
        "There is a real licence now. In the photograph one sees a scarf and a very straight back. “Our kind,” they say at home these days, “has always had a feeling for that.”",
      ],
    ],
    isWhole: true,
  },
];
