import type { Lore } from "./lore.ts";

/** What the hero and a companion say or do to each other at play, at sports and on a stage. */
export const talksOfPlay: Lore = {
  "sing|sings|sang|singing(?! (?:teacher|lessons?|competition|contest))": [
    "“You sing the high part,” said {mate}. “How high?” asked {hero}. {Mate} squeaked like a mouse. “Not that high!” said {hero}.",
    "“How does the second verse go?” whispered {mate}. “I don't know,” whispered {hero}. So both sang “la la la”, very loudly.",
    "“Was that a wrong note?” asked {hero}. “It was a nice one,” said {mate}. “Sing it again!”",
    "“Let's sing the sad song,” said {mate}. “No, the fast one,” said {hero}. In the end both sang the sad song very fast, and had to laugh.",
    "{Pet} joined in at the end of every verse, loudly, and held the last note longer than {hero} did.",
  ],
  "danced?|dancing|dances (?!shoes)": [
    "“One, two, three,” counted {mate}. “And now?” asked {hero}. “Now one again,” said {mate}, “and off my foot, please.”",
    "{Hero} went to the left and {mate} went to the right, and bump, both were nose to nose. “Other way!” said {mate}.",
    "“I can't do the turn,” said {mate}. “Just hold on to me,” said {hero}, and round it went, so fast that everything was a blur.",
    "{Pet} ran around {hero} in circles, in time with the music, and always stopped one beat too late.",
  ],
  "(?:plays?|played|playing) (?:on )?(?:music|(?:the|a|an|his|her|its|my|their) (?:[a-z]+ )?(?:piano|keyboard|organ|violin|fiddle|cello|double bass|guitar|ukulele|banjo|lute|harp|drums?|drum kit|trumpet|flute|trombone|saxophone|accordion|harmonica|tuba|horn|clarinet|recorder|instruments?|songs?|tune|melody))":
    [
      "“Play that bit again,” said {mate}. “Which bit?” asked {hero}. “The one that goes tiddle-dee-dum,” said {mate}, and {hero} played it twice.",
      "“Shall I turn the page?” whispered {mate}. “Not yet,” whispered {hero}. “Now?” “Not yet. Now!” And {mate} turned two pages at once.",
      "“What's it called?” asked {mate}. “It hasn't got a name yet,” said {hero}. “Call it Rabbit on the Stairs,” said {mate}. “That's what it sounds like.”",
      "“That made my toes wiggle,” said {mate}. “Then I'll play it again,” said {hero}, and {mate} wiggled all ten toes.",
      "{Pet} lay down as close as possible to the low notes, and shivered with pleasure at every one.",
    ],
  "(?:plays?|played|playing) (?:football|soccer|basketball|tennis|volleyball|handball|hockey|ping[- ]pong|table tennis|baseball|cricket|badminton|rugby|ball)|(?:scores|scored) (?:a|the) (?:[a-z]+ )?goal":
    [
      "“To me, to me!” called {mate}. {Hero} tried, and the ball flew high over {mate's} head. “To me, I said!” panted {mate}, and ran after it.",
      "“Who's winning?” asked {mate}, out of breath. “I've lost count,” said {hero}. “Then we are!” said {mate}, and ran on.",
      "“I've got a trick,” whispered {mate}. “I run left, and you run right.” “And who has the ball?” asked {hero}. {Mate} had not thought of that.",
      "{Pet} came racing into the middle, took the ball, and ran away with it, and {hero} ran after {pet}.",
    ],
  "(?:plays?|played|playing) (?:chess|checkers|draughts|cards|board games|a game|games|dominoes|poker|marbles)": [
    "“Is it my turn?” asked {mate}. “It's been your turn for ten minutes,” said {hero}. “I'm thinking,” said {mate}, and yawned.",
    "“Are you allowed to do that?” asked {mate}. “Yes,” said {hero}. “Then I'll do it, too,” said {mate}, and did it at once.",
    "{Mate} hummed and looked up at the ceiling. “You always hum when you've got a good one,” said {hero}. {Mate} stopped humming at once.",
    "{Pet} walked right across the middle of the game, and sat down on it.",
  ],
  "practi[sc]e|practi[sc]es|practi[sc]ed|practi[sc]ing|rehearse[sd]?|rehearsing|trained(?! (?:a|an|the|his|her|as|animals|dogs|horses|to be))|training (?:for|hard|every)|trains (?:for|hard|every)":
    [
      "“How many times was that?” panted {hero}. “Nine,” said {mate}, “or eight, if we don't count the one where you fell over me.”",
      "“Again,” said {mate}. “Again?” groaned {hero}. “It was already much better,” said {mate}, and showed with two fingers how much.",
      "{Mate} clapped in time. “You're getting faster and faster,” said {hero}. “That's because I'm getting hungry,” said {mate}.",
      "{Pet} watched every try from the very front row, and lay down with a sigh when {hero} began again.",
    ],
  "perform(?:s|ed|ing)?|(?:gives|gave|giving) a concert|(?:puts|put|putting) on a (?:show|play)|acts in|acted in|juggles|juggled|juggling|(?:appeared|stood) on (?:the |a )?stage":
    [
      "“How many people are out there?” whispered {hero}. {Mate} peeped out. “All of them,” whispered {mate}.",
      "“If you get stuck, just look at me,” whispered {mate}. “And then?” whispered {hero}. “Then I'll pull a funny face,” whispered {mate}.",
      "{Mate} clapped and clapped. “I haven't started yet,” whispered {hero}. “I know,” whispered {mate}. “I'm warming up.”",
      "{Pet} walked on in the quietest moment, looked at all the people, and walked off again on the other side.",
    ],
  "races?(?= (?:against|with|to|down|through|across|past))|raced|racing(?! (?:car|driver|bike))|(?:enters|entered|joins|joined) (?:a|the) (?:[a-z]+ )?race":
    [
      "“Breathe,” said {mate} at the start. “In or out?” asked {hero}. “First in,” said {mate}, “and then out.” {Hero} had gone quite red.",
      "“Faster!” called {mate}. “I can't go any faster!” called {hero}. “Then lean forward!” called {mate}, and it really felt faster.",
      "“Go, go, go!” shouted {mate}, and jumped up and down. “I'm going, I'm going!” shouted {hero}.",
      "{Pet} ran along as far as the first interesting smell, stopped there, and looked after {hero}.",
    ],
  "wins?|won(?!'t| (?:her|his|the) (?:heart|love|trust))|winning (?:an?|the)": [
    "“How does it feel?” asked {mate}. {Hero} thought about it. “Like lemonade in my stomach,” said {hero}, and hiccuped.",
    "{Mate} jumped so high for joy that something fell over. “Leave it!” cried {hero}, and jumped as well.",
    "“Say that again,” said {hero}. “You won,” said {mate}. “Once more.” “You won!” shouted {mate}, and threw both arms up.",
    "{Pet} did not know what had happened, but raced around {hero} in circles for joy.",
  ],
  "(?:loses|lost) (?:a|the|every|his|her|its|my|their) (?:[a-z]+ )?(?:game|match|race|contest|competition|final|bet|election)":
    [
      "“It was quite close,” said {mate}. “It wasn't close at all,” said {hero}. “No,” said {mate}, and gave {him} the bigger half of the biscuit.",
      "{Mate} sat down beside {him} and said nothing for a while. “Thank you for not saying anything,” said {hero}.",
      "“I was proud of you,” said {mate}. “But I lost,” said {hero}. “I know,” said {mate}. “I was proud of you the whole time.”",
      "{Pet} came and leaned against {hero}, and stayed there for a long time.",
    ],
  "swim|swims|swam|swimming(?! (?:pool|lessons?|trunks|baths?|teacher))": [
    "“Is it cold?” asked {mate}. “N-n-not at all,” said {hero}, with chattering teeth. {Mate} dipped one toe in, and pulled it out again with a squeal.",
    "“What's down there?” called {mate}. {Hero} put {his} face into the water and looked. “More water!” {he} called, and blew out a mouthful.",
    "“Am I swimming?” called {hero}, and splashed and kicked. “You're splashing,” called {mate}, “but you're not sinking!”",
    "{Pet} came out of the water, and shook, and {hero} was as wet as before.",
  ],
  "climbs?|climbed|climbing": [
    "“Don't look down,” said {mate}. “Where should I look?” asked {hero}. “At my shoes,” said {mate}, “and just do what they do.”",
    "“Is this one firm?” asked {hero}. {Mate} pulled at it, and it came off. “Not any more,” said {mate}.",
    "{Mate} pushed from below. “Are you up?” called {mate}. “One half is!” called {hero}. So {mate} pushed the other half.",
    "{Pet} was up there already, and looked down over the edge at {hero}.",
  ],
  "celebrat(?:es?|ed|ing)|(?:had|has|turned|turns) (?:a birthday|[a-z]+ years old)|(?:has|had|threw|throws|gave) a (?:[a-z]+ )?party":
    [
      "“Speech, speech!” called {mate}. {Hero} stood up. “Dear all,” said {hero}, and then {he} saw the cake. “Let's eat!”",
      "{Mate} blew and blew, and the balloon got bigger and bigger. “That's enough,” said {hero}. “Just one more breath,” said {mate}. Bang!",
      "“Who gets the piece with the cherry?” asked {mate}. {Hero} cut right through the middle of the cherry. “Both of us,” said {hero}.",
      "{Pet} wore a red ribbon for the party, and one end of it hung in the whipped cream.",
    ],
  "(?:tells?|told|telling) (?:[a-z]+ )?(?:(?:a|the|his|her|its|my|many|bedtime|old) )?(?:[a-z]+ )?(?:story|stories|tales?|fairy tales?)":
    [
      "“And then?” asked {mate}. “Then came a bridge with a troll under it,” said {hero}. “Can it be a small troll?” asked {mate}, and moved closer.",
      "“Is that true?” asked {mate}. “Most of it,” said {hero}. “Also the bit with the goat on the roof?” “Especially that bit,” said {hero}.",
      "{Mate} howled like the wind, and {hero} creaked like an old door. It was so spooky that both had to stop and giggle.",
      "{Pet} listened to the whole story, and when everybody in it fell asleep, {pet} did, too.",
    ],
  "(?:plays|played|playing) (?:with|together|outside|hide[- ]and[- ]seek|tag|catch|in the (?:garden|park|street|yard|snow|sand|mud|woods|forest|attic)|all day)":
    [
      "“This is the ship, and all that is the sea,” said {mate}. “Then you're standing in the water,” said {hero}. {Mate} shrieked and climbed into the ship.",
      "“Count to a hundred,” said {mate}. “Can I skip the sixties?” asked {hero}. But {mate} was already running.",
      "“Caught you!” cried {mate}. “No, this is home,” said {hero}, and held on to the tree. “Since when?” asked {mate}. “Since just now,” said {hero}.",
      "{Pet} played along, too, and always ran to whoever had just been caught.",
    ],
};
