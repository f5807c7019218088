import type { Lore } from "./lore.ts";

/** What the hero and a companion say or do to each other where something is resolved, tried, forgotten or changed. */
export const talksOfChange: Lore = {
  "promise|promises|promised|promising|swears|swore": [
    "“Say it once more,” begged {mate}. {Hero} said it once more, slowly and clearly. “Now I believe it,” said {mate}.",
    "“Do you really promise?” asked {mate}. {Hero} put one hand on {his} heart. “I really do,” said {hero}, and both shook hands on it.",
    "{Mate} tied a knot in a piece of string and gave it to {hero}. “That's so that you don't forget your promise,” said {mate}.",
    "{Pet} sat beside {hero} during the promise, very still and very straight, as if {pet} were promising it, too.",
  ],
  "lied|lying to|lies to|(?:tells|told|telling) (?:a |the |his |her |many )?(?:[a-z]+ )?(?:lie|lies)|pretends|pretended|pretending":
    [
      "“Is that really true?” asked {mate}. “Almost,” said {hero}, and looked down. {Mate} waited a little. “Almost isn't quite,” said {mate} gently.",
      "“Your ears go red when you say that,” said {mate}. {Hero} quickly put a hand over each ear. “No, they don't,” said {hero}.",
      "“Say it again, and look at me,” said {mate}. {Hero} tried, and could only look at the ground.",
      "{Pet} looked straight at {hero} and did not blink, until {hero} felt quite hot.",
    ],
  "steals?|stole(?! (?:away|into|out))|stealing": [
    "“Somebody will be sad about this,” said {mate}. {Hero} had not thought of that. It was quiet for a while.",
    "“It was somebody's favourite thing,” whispered {mate}. “I know,” said {hero}. Both were quiet, and looked at the empty place where it had been.",
    "“What if somebody asks us?” whispered {mate}. “Then we'll whistle,” whispered {hero}. {Mate} tried, but only air came out.",
    "{Pet} looked left and looked right, and then sat down very close to {hero}, as if {pet} were standing guard.",
  ],
  "decid(?:es?|ed|ing)": [
    "“Are you sure?” asked {mate}. “Yes,” said {hero}. “How sure?” asked {mate}. {Hero} stretched both arms out wide. “This sure.”",
    "“What speaks against it?” asked {mate}. “That I'm a bit scared,” said {hero}. “And what speaks for it?” “Everything else,” said {hero}.",
    "“And if it was a mistake?” asked {mate}. “Then we'll know that, too,” said {hero}. {Mate} nodded. “Good. Then I'm coming along.”",
    "{Pet} got up at the same moment, stretched from front to back, and was ready.",
  ],
  "tries|tried|trying": [
    "“Once more?” asked {mate}. “Once more,” said {hero}. “I'll count to three for you,” said {mate}, and counted very loudly.",
    "“A little slower,” said {mate}. {Hero} went a little slower. “And now a little straighter,” said {mate}. “Yes! Like that!”",
    "{Mate} could not bear to look, and peeped between two fingers. “You can look,” said {hero}. “Has it worked?” asked {mate}. “Not yet. Shut your eyes again!”",
    "“What went wrong?” asked {mate}. “My foot was in the way,” said {hero}. “Then keep it out of the way this time,” said {mate}.",
    "{Pet} wanted to try as well, and came closer and closer, until {hero} had no room left.",
  ],
  "(?:gives|gave|giving) up": [
    "“I can't do it,” said {hero}. {Mate} sat down beside {him}. “Then we'll just sit here for a bit,” said {mate}.",
    "“I don't want to any more,” said {hero}. “I can see that,” said {mate}, and leaned against {him}, and did not say anything clever.",
    "“Would you like some cake?” asked {mate}. “Cake doesn't help,” said {hero}. “No,” said {mate}, “but it's cake,” and cut two pieces.",
    "{Pet} came up, gave {hero} a small push from behind, and looked at {him}.",
  ],
  "(?:never|not) (?:gives|gave|give|giving) up|kept (?:on )?(?:trying|going)": [
    "“How many times was that?” asked {mate}. “Thirty-one,” said {hero}, out of breath. “Thirty-two is a nice number, too,” said {mate}.",
    "“You could have a rest,” said {mate}. “Not yet,” said {hero}. “Then I'll have a rest for you,” said {mate}, and flopped down.",
    "{Mate} drew a line on the ground for every try. “You've got a whole fence there,” said {hero}. “And there's room for more,” said {mate}.",
    "{Pet} took a short nap between one try and the next, and always woke up just in time.",
  ],
  "forgets?|forgot|forgetting|forgotten": [
    "“It was on the tip of my tongue,” said {hero}. “Stick it out,” said {mate}, and looked. “There's nothing on it.”",
    "“Go back to where you last knew it,” said {mate}. {Hero} went three steps back. “And now?” asked {mate}. “Still nothing,” said {hero}.",
    "“I wrote it on a piece of paper for you,” said {mate}. “Where is the paper?” asked {hero}. {Mate} went red. “I've forgotten.”",
    "{Pet} had not forgotten that it would soon be time to eat, and told {hero} so with a long look.",
  ],
  "remembers?|remembered|remembering": [
    "“Was there a door?” asked {mate}. “A green one,” said {hero}, “and it squeaked.” “I remember the squeak!” cried {mate}.",
    "“What did it smell of?” asked {mate}. {Hero} shut {his} eyes and breathed in. “Of soap,” said {hero}, “and a bit of gingerbread.”",
    "“You're smiling,” said {mate}. “I've just remembered something nice,” said {hero}. “Tell me,” said {mate}, and moved closer.",
    "{Pet} looked up and came nearer, as if {pet} remembered it as well.",
  ],
  "(?:turns?|turned|turning|changes?|changed|changing|transforms?|transformed) into|(?:was|were|is|got|gets) (?:turned|changed|transformed) into":
    [
      "“Did you see that?” asked {mate}. “No, I blinked,” said {hero}. “So did I,” said {mate}. “Why did we both blink?”",
      "“Is it still the same inside?” whispered {mate}. {Hero} looked very closely. “The eyes are the same,” whispered {hero}.",
      "{Mate} stretched out one finger and touched it, very gently. “Does it bite?” asked {hero}. “I don't think so,” said {mate}, and quickly pulled the finger back.",
      "{Pet} sniffed, jumped back, and sniffed again. Then {pet} came closer, because the smell was still the same.",
    ],
  "shrinks?|shrank|shrunk|shrinking|(?:becomes|became|gets|got|grew) (?:smaller|tiny|very small|as small as [a-z ]+)": [
    "“As small as a thimble!” said {mate}. “No, smaller,” said {hero}. {Mate} fetched a thimble, and it was as big as a bucket.",
    "“Now a crumb is as big as a loaf,” said {hero}. “How nice,” said {mate}. “But a sparrow is as big as a cow.” That was not so nice.",
    "“Don't sneeze now,” said {hero}. {Mate's} nose began to tickle at once, and {mate} had to pinch it with two fingers.",
    "{Pet} bent down very low to look, and did not dare to breathe out.",
  ],
  "(?:comes?|came|coming) (?:alive|to life)|(?:awakes|awoke|awakened) to life": [
    "“Did you do that?” whispered {mate}. “No,” whispered {hero}. “I thought it was you.” “It wasn't me,” whispered {mate}, with very round eyes.",
    "“It blinked,” whispered {hero}. “I saw it,” whispered {mate}, and squeezed {hero's} hand very tightly. “There! It blinked again!”",
    "“Hello,” said {mate} politely. “Can it hear us?” whispered {hero}. “I hope so,” whispered {mate}, “or I've just said hello to nobody.”",
    "{Pet} walked around in a big circle, sat down far away, and looked from there.",
  ],
  "(?:begins?|began|begun|starts?|started|could|can|learn(?:s|ed|t)?) (?:to )?(?:talk|talking|speak|speaking)|(?:suddenly|actually) (?:talks|talked|spoke|speaks)|(?:talks|talked|talking|speaks|spoke|speaking) (?:to|with)":
    [
      "“Did you hear that?” asked {hero}. “Every word,” said {mate}, with round eyes, and sat down on the floor.",
      "“Ask what the weather will be like,” whispered {mate}. “Why the weather?” whispered {hero}. “That's how people start a talk,” whispered {mate}.",
      "“What a nice voice,” whispered {mate}. “Shh,” whispered {hero}, “I want to hear the rest.”",
      "{Pet} listened very closely to every word, as if {pet} wanted to say something, too.",
    ],
  "(?:become|becomes|became|becoming) (?:an?|the|king|queen|president|mayor|captain|champion|famous|rich)(?! (?:[a-z]+ )?friends?)":
    [
      "“Do I have to bow to you now?” asked {mate}. “Only on Sundays,” said {hero}. {Mate} practised it at once, and bumped into the table.",
      "“Do I look different?” asked {hero}. {Mate} walked once around {him}. “No,” said {mate}. “You still have jam on your chin.”",
      "“Will you still have time for me?” asked {mate}. “Always,” said {hero}, and {mate} breathed out in a long, happy sigh.",
      "{Pet} did not notice any change at all, and wanted to be scratched in the same place as before.",
    ],
};
