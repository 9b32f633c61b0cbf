# What a client says about a server and the people at its tables.
you = { $name }(나)
remote-bot = { $name } (봇)
away = { $name } (자리 비움)
free-seat = 빈자리
says = { $name }: { $phrase }
connection-lost = 서버와 연결이 끊겼어요. 다시 연결하고 있어요…
connection-back = 다시 연결됐어요.
error-server_address = “{ $address }”은(는) 서버 주소가 아니에요. https://play.example.org처럼 적어 주세요.
error-server_unreachable = 서버 { $address }이(가) 응답하지 않아요({ $reason }). 주소가 맞는지, 서버가 켜져 있는지 확인해 주세요.
error-unknown_token = 서버가 모르는 토큰이에요. 토큰을 확인하거나 봇을 새로 만들어 주세요.

shuffled-without = { $names }의 조각 없이 카드를 섞었어요.
shuffle-proved = ✓ 섞기 확인 완료: 서버를 포함해 누구도 카드를 고를 수 없었어요.
shuffle-partly = ✓ 섞기를 확인했고 이상이 없어요. 다만 { $names }의 조각은 빠졌어요.
shuffle-unseen = ✓ 섞기를 확인했고 이상이 없어요. 다만 섞을 때 자리에 없어서 그만큼 덜 확실해요.
shuffle-unknown = – 섞기를 확인하지 못했어요. 앉을 때 이 기기에 남긴 것이 없어요. 기록 자체는 앞뒤가 맞아요.
shuffle-broken = ✗ 이 섞기는 믿을 수 없어요! { $reason }
