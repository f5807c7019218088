import type { Script } from "../script.ts";

/** Scripts whose lines name what the idea is about, by what the sentence before means. */
export const named: Readonly<Record<"sorrow" | "marvel" | "action" | "loss" | "quarrel" | "calm", readonly Script[]>> =
  {
    sorrow: [
      {
        tell: [
          [
            1,
            "“It's only {topic},” [somebody|one of the others|a voice behind {whom}] said. But it was not only {topic}. {Hero} could not explain it, and so {he} said nothing.",
            "All day long {hero} thought of {topic}. {He} thought of it while [eating|walking|washing up], and even while somebody told a very good joke.",
          ],
          [
            1,
            "Everybody {there} gave {hero} advice about {topic}. “[Sleep on it|Count to ten|Think of something else],” they said. {Hero} tried it. [It was good advice, but it was advice for somebody else|It helped until the next corner|It helped the others, who felt better for having said it].",
            "“Do you want to talk about {topic}?” asked {talker}. {Hero} shook {his} head, and then {he} talked about it for [an hour|a long time|half the afternoon].",
          ],
          [
            2,
            "Once {hero} even dreamed of {topic}, and in the dream everything was as it should be. It was not nice to wake up from that.",
            "{Hero} decided not to think of {topic} any more, and for [a quarter of an hour|three minutes|the length of a song] it really worked.",
          ],
          [
            2,
            "Then {hero} [washed {his} face|stood up|took a deep breath]. Nothing would change as long as {he} only sat there and thought of {topic}.",
            "It was strange: the more {hero} thought about {topic}, the [smaller|quieter|less dark] the rest of it became.",
          ],
        ],
        end: [
          [
            0,
            "And then, when {hero} had almost stopped hoping, it turned out well with {topic}. It was not as {he} had imagined it. It was [simpler|warmer|better].",
            "One [morning|afternoon] {hero} thought of {topic}, and it no longer hurt. {He} waited for a moment to be sure. Then {he} went out [to tell the others|into the sun|whistling].",
          ],
          [
            1,
            "“And {topic}?” somebody asked later. {Hero} smiled. “That,” {he} said, “is a story that ended well.”",
            "That evening {hero} told everything to [the moon|the others|whoever wanted to hear it], from the beginning to the end, and did not leave anything out.",
          ],
        ],
      },
    ],
    marvel: [
      {
        tell: [
          [
            1,
            "“Have you heard about {topic}?” one asked the other {there}. Everybody had heard about it, but everybody wanted to [hear it once more|be the one who tells it|say something about it].",
            "{Hero} looked at {topic} from the left, from the right and, as far as it was possible, from behind. It did not become any clearer.",
          ],
          [
            1,
            "“It will pass,” said one who knew everything about {topic} or thought so. “It will get worse,” said another. They made a bet on it, about [a bag of nuts|two buttons|a cake].",
            "“We must do something about {topic},” said the first. “But what?” asked the second. “I only said that we must do something,” said the first.",
          ],
          [
            2,
            "{Hero} had a suspicion. {He} [kept {his} eyes open|asked here and there|wrote things down], and the more {he} found out about {topic}, the more {he} liked it.",
            "At supper there was only one subject, and it was {topic}. {Hero} [kept quiet and listened|ate twice as much as usual|forgot to eat]. It is a good way of finding things out.",
          ],
          [
            2,
            "Then {hero} had an idea. It was about {topic}, and it was so [simple|silly|small] that at first {he} did not dare to say it aloud.",
            "“And what do you think about {topic}?” somebody asked {hero} at last. Everybody turned round. Until then nobody had asked {whom}.",
          ],
        ],
        end: [
          [
            0,
            "So {hero} said what {he} thought, and they tried it. It was [quite easy|over in a minute|less trouble than they had feared], and from that day on all was well with {topic}.",
            "The answer was so simple that they all had to laugh. All that was needed for {topic} was a little [patience|time|kindness], and {hero} had plenty of that.",
          ],
          [
            1,
            "Nowadays {topic} surprises nobody {there} any more. Only those who are new stop and stare, and then somebody tells them the story.",
            "“I knew it from the start,” said everybody afterwards. {Hero} had not known it, and that had been the best part.",
          ],
        ],
      },
    ],
    action: [
      {
        tell: [
          [
            1,
            "[It looked easy. But {topic} had been easy only as long as it was an idea|From far away {topic} had looked easy|As an idea {topic} had been easy]. Now there were [corners|questions|difficulties] that {hero} had not thought of.",
            "“You'll never manage that with {topic},” said [somebody who had never tried it|one who knew better|a voice from the back]. [That was all that {hero} still needed in order to begin|{Hero} thanked them and began|Nothing in the world makes one begin so quickly].",
          ],
          [
            1,
            "{Hero} took care of {topic} every day. {He} {was} there [early|before the others|when it rained], and {he} {was} still there when the lamps were lit.",
            "[There are two ways of doing such a thing, quickly or properly|One can do such a thing quickly, or one can do it properly|A quick way was there, and so was a slow one]. For {topic} {hero} chose the second one, and it took [three times as long|all of {his} time|until dark].",
          ],
          [
            2,
            "One day everything went wrong. {Hero} looked at {topic} and {was} close to tears. Then {he} thought of how far {he} had come, and that it was further to the beginning than to the end.",
            "“May I help?” asked {talker}. Together they [made a better job of it|had more fun|got on faster], and by and by there was something about {topic} that one could be proud of.",
          ],
          [
            2,
            "People {there} began to ask about {topic}. At first they asked with a smile. Later they asked because they wanted to know.",
            "In the evenings {hero} told {himself} what was still to be done about {topic}. It was a long list, but every day it lost a line.",
          ],
        ],
        end: [
          [
            0,
            "And one day nothing was left to do. {Hero} stood there and looked, first at {topic} and then at all the faces, and both were [a good sight|just as they should be|shining].",
            "Then it was done. “So that is how it should be with {topic},” somebody said {there}, and nobody had anything to add.",
          ],
          [
            1,
            "{Hero} would do it all over again, even the day on which everything went wrong.",
            "When people speak of {topic} today, they also speak of {hero}, and always in the same breath.",
          ],
        ],
      },
    ],
    loss: [
      {
        tell: [
          [
            1,
            "“Has anybody seen it?” {hero} asked [left and right|everybody who came by|at every door]. Nobody had seen it. They had seen all sorts of things, but not {goal}.",
            "How does one live without {goal}? {Hero} had never had to think about that before. Now {he} thought about it all the time.",
          ],
          [
            1,
            "{Hero} made a drawing, so that everybody knew what to look for. It did not look much like {goal}, but it looked very sad, and so everybody [helped|looked twice|came along].",
            "They searched high and low for {goal}. Twice somebody shouted “Here!”, and both times it was something else.",
          ],
          [
            2,
            "“Think hard,” said {talker}. “What did you do before that?” {Hero} thought so hard that {his} ears turned red.",
            "In between {hero} sat down and rested. {He} had not known how much {he} cared about {goal}. One only knows that afterwards.",
          ],
        ],
        end: [
          [
            0,
            "And then it was there again, {goal}, as if it had only been [round the corner|out for a walk|waiting to be called]. {Hero} had to look twice.",
            "It was a small sound that gave it away. {Hero} stopped, listened, bent down, and there it was.",
          ],
          [
            1,
            "That night {hero} slept very well, and {goal} was not far away.",
            "“Take better care,” they all said, and then they all wanted to hear where it had been.",
          ],
        ],
      },
    ],
    quarrel: [
      {
        tell: [
          [
            1,
            "One said this about {topic}, and the other said that. Then the one said it louder. It is hard to say who was right about {topic}, and after the third sentence nobody cared.",
            "It was about {topic}, and it was about who had been there first, and who always had to give in, and about a [piece of cake|birthday|broken cup] from long ago.",
          ],
          [
            1,
            "From now on {topic} stood between them like a [wall|wardrobe|big dog]. Nobody could get past it, and nobody wanted to be the one to move it.",
            "Whoever came in noticed at once that something was wrong. Nobody mentioned {topic}. One could hear how nobody mentioned it.",
          ],
          [
            2,
            "Later, when the anger had gone, there was only a hole left where it had been. {Hero} thought of {topic}, and suddenly it looked very small.",
            "“Is {topic} really worth it?” was the question in the evening, and it was such a good question that nobody could sleep.",
          ],
        ],
        end: [
          [
            0,
            "“You can have your way about {topic},” said the one in the morning. “No, you can,” said the other, who had thought about it all night as well. Now they nearly quarrelled about that.",
            "In the end they sat down and shared it: the good part for the one today, and for the other tomorrow. It was so easy that they looked at each other and burst out laughing.",
          ],
          [
            1,
            "When they think of {topic} now, they both turn a bit red, and then one of them makes a face, and the other one laughs.",
            "Since then there is a rule: before it gets loud, somebody has to [fetch cake|count to a hundred|tell a joke]. So far the rule has always helped.",
          ],
        ],
      },
    ],
    calm: [
      {
        tell: [
          [
            1,
            "Most people never gave {topic} a thought. {Hero} thought of it often, mostly in the [morning|evening], when there was nobody to disturb {whom}.",
            "Everybody {there} knew {hero}, and everybody knew about {topic}. What nobody knew was what {he} thought about it.",
          ],
          [
            2,
            "So it went on, [summer and winter|week after week|one year like the other], and it could have gone on like that for ever.",
            "“You and {topic}!” people said, and laughed in a friendly way. [{Hero} laughed, too|{Hero} did not mind|{Hero} bowed, as one does on a stage].",
          ],
        ],
        end: [
          [
            0,
            "Since then much has changed {there}, and most of it for the better. But {hero} has stayed as {he} {was}, only a bit happier.",
            "And so {hero} found out that {topic} had been the best part all along.",
          ],
          [
            1,
            "“Is that the end?” somebody asked. “No,” said {hero}. “That is how it goes on.”",
            "In the evening {hero} looked round once more and was content with everything, even with the weather.",
          ],
        ],
      },
    ],
  };
